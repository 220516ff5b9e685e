import Testing

@testable import MIME

@Suite("Parameters, RFC 2045 section 5.1 and RFC 2231")
struct ParameterListTests {
  private func value(
    _ name: ParameterList.Name, _ field: String
  ) -> ParameterList.Value? {
    let bytes = [UInt8](field.utf8)
    var list = ParameterList()
    list.read(bytes.span, from: MediaType(bytes.span).end)
    return list.value(of: name, bytes.span)
  }

  @Test(
    "charsets",
    arguments: [
      ("text/plain; charset=us-ascii", "us-ascii"),
      ("text/plain; charset=us-ascii (Plain text)", "us-ascii"),
      ("text/plain; charset=\"us-ascii\"", "us-ascii"),
      ("text/plain;charset='utf-8'", "utf-8"),
      ("text/plain ; CHARSET = \"utf-8\" ;", "utf-8"),
      ("text/plain;;; charset=utf-8", "utf-8"),
      ("text/plain; x; charset=utf-8", "utf-8"),
      ("text/plain; =x; charset=utf-8", "utf-8"),
      ("text/plain; (a;b) charset=(no) utf-8", nil),
      ("text/plain charset=utf-8", "utf-8"),
      ("text/plain; charset = \"iso-8859-1\" Content-Transfer-Encoding: 8bit", "iso-8859-1"),
      ("text/plain; charset=iso-8859-1 Content-Transfer-Encoding: 8bit", "iso-8859-1"),
      ("text/plain; charset=\"utf-8\" format=flowed", "utf-8"),
      ("text/plain; format=flowed charset=utf-8", "utf-8"),
      ("text/plain; charset=\"utf-8", "utf-8"),
      ("text/plain; charset=\"utf-8; format=flowed", "utf-8"),
      ("text/plain; charset=\r\n\tutf-8", "utf-8"),
      ("text/plain; charset=", nil),
      ("text/plain; charset=\"\"; charset=koi8-r", "koi8-r"),
      ("text/plain; charset=a; charset=b", "a"),
      ("charset=utf-8", "utf-8"),
      ("; charset=utf-8", "utf-8"),
      ("text/plain; charset*=us-ascii'en'utf-8", "utf-8"),
    ] as [(String, String?)])
  func charsets(field: String, expected: String?) {
    let found = value(.charset, field)?.bytes
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(
    "file names",
    arguments: [
      ("attachment/x; filename=a.txt", "a.txt"),
      ("attachment/x; filename=Bug report final.txt; size=10", "Bug report final.txt"),
      ("attachment/x; filename=report (1).pdf", "report (1).pdf"),
      ("attachment/x; filename=a.txt Content-Transfer-Encoding: base64", "a.txt"),
      ("attachment/x; filename=\"a;b\\\"c\\\\d.txt\"; size=1", "a;b\"c\\d.txt"),
      ("attachment/x; filename=\"C:\\Users\\x.txt\"", "C:\\Users\\x.txt"),
      ("attachment/x; filename=\"Report \"final\".pdf\"; size=1", "Report \"final\".pdf"),
      ("attachment/x; filename=\"a.pdf\" rubbish; size=1", "a.pdf"),
      ("attachment/x; filename=\"open.pdf; size=10", "open.pdf"),
      ("attachment/x; filename=\"open.pdf; x=\"y\"; size=10", "open.pdf; x=\"y"),
      ("attachment filename=\"a.txt\"", "a.txt"),
      ("filename=a.txt", "a.txt"),
      ("attachment/x; size=1 filename=\"a.txt\"", "a.txt"),
      ("attachment/x; FileName = logs.zip ;", "logs.zip"),
    ])
  func fileNames(field: String, expected: String) {
    let found = value(.filename, field)?.bytes
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(
    "sections and escapes of RFC 2231",
    arguments: [
      // The examples of sections 3 and 4.
      (
        "message/external-body; name*0=\"ftp://\"; name*1=\"cs.utk.edu/pub/moore/b.tar\"",
        "ftp://cs.utk.edu/pub/moore/b.tar", ""
      ),
      (
        "application/x-stuff; name*=us-ascii'en-us'This%20is%20%2A%2A%2Afun%2A%2A%2A",
        "This is ***fun***", "us-ascii"
      ),
      (
        "application/x-stuff; name*0*=us-ascii'en'This%20is%20even%20more%20; "
          + "name*1*=%2A%2A%2Afun%2A%2A%2A%20; name*2=\"isn't it!\"",
        "This is even more ***fun*** isn't it!", "us-ascii"
      ),
      // Any order, numbers with zeros, gaps, one twice.
      ("a/b; name*1=b; name*2=c; name*0=a", "abc", ""),
      ("a/b; name*10=c; name*2=b; name*00=a", "abc", ""),
      ("a/b; name*0=a; name*5=b", "ab", ""),
      ("a/b; name*0=a; name*0=x; name*1=b", "ab", ""),
      ("a/b; name*1=b", "b", ""),
      // What has sections or escapes wins.
      ("a/b; name=plain; name*=utf-8''ext", "ext", "utf-8"),
      ("a/b; name*0=s; name=plain", "s", ""),
      ("a/b; name*0=s; name*=''ext", "ext", ""),
      // No charset, cut and bad escapes, in quotes.
      ("a/b; name*=plain%20text", "plain text", ""),
      ("a/b; name*=utf-8''100%", "100%", "utf-8"),
      ("a/b; name*=utf-8''a%2", "a%2", "utf-8"),
      ("a/b; name*=utf-8''a%ZZ%41", "a%ZZA", "utf-8"),
      ("a/b; name*=\"utf-8''a%20b\"", "a b", "utf-8"),
      ("a/b; name*0*=utf-8''%e2%82; name*1*=%ac", "\u{20AC}", "utf-8"),
      ("a/b; name*x=no; name=yes", "yes", ""),
      ("a/b; name*9999999999=no; name=yes", "yes", ""),
    ])
  func extended(field: String, bytes: String, charset: String) {
    let found = value(.name, field)
    #expect(String(decoding: found?.bytes ?? [], as: UTF8.self) == bytes)
    #expect(String(decoding: found?.charset ?? [], as: UTF8.self) == charset)
  }

  @Test("only the first thousand parameters count", arguments: [(999, true), (1_000, false)])
  func limit(before: Int, isRead: Bool) {
    let field = "text/plain" + String(repeating: "; x=y", count: before) + "; charset=utf-8"
    #expect((value(.charset, field) != nil) == isRead)
  }
}
