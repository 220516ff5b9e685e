import Testing

@testable import MIME

@Suite("What stands in a text besides the text")
struct PlainBodyTests {
  @Test(
    "files in the text",
    arguments: [
      (
        "a\nbegin 644 cat.txt\n#0V%T\n`\nend\nb\n", "a\nb\n", ["cat.txt application/octet-stream 3"]
      ),
      (
        "begin 644 a\n#0V%T\n`\nend\nbegin 644 b\n$0V%T<P``\n`\nend", "",
        ["a application/octet-stream 3", "b application/octet-stream 4"]
      ),
      (
        "a\n=ybegin line=128 size=2 name=x.bin\nkl\n=yend size=2\nb", "a\nb",
        ["x.bin application/octet-stream 2"]
      ),
      ("begin 644 ../../etc/passwd\n#0V%T\n`\nend\n", "", ["passwd application/octet-stream 3"]),
      // No file: quoted, without an end, without data.
      ("> begin 644 a\n> #0V%T\n> `\n> end\n", "> begin 644 a\n> #0V%T\n> `\n> end\n", []),
      ("begin 644 a\n#0V%T\nthis is prose\nend\n", "begin 644 a\n#0V%T\nthis is prose\nend\n", []),
      ("begin 7 days ago\nend\n", "begin 7 days ago\nend\n", []),
      ("=ybegin line=1 name=x\nklm", "=ybegin line=1 name=x\nklm", []),
    ])
  func files(body: String, expected: String, attached: [String]) {
    let message = read("Subject: x\n\n" + body)
    #expect(text(message) == expected)
    #expect(attachments(message) == attached)
  }

  @Test("a file in a text that is encoded for transport")
  func encoded() {
    let message = read(
      "Content-Transfer-Encoding: quoted-printable\n\na\nbegin 644 cat=2Etxt\n#0V%T\n`\nend\nb\n")
    #expect(text(message) == "a\nb\n")
    #expect(attachments(message) == ["cat.txt application/octet-stream 3"])
  }

  @Test("the content of a file in a text")
  func content() {
    let bytes = [UInt8]("\nx\nbegin 644 cat\n#0V%T\n`\nend\n=ybegin name=y\nkl\n=yend\n".utf8)
    var parser = MessageParser()
    let message = parser.parse(bytes.span)
    #expect(parser.content(ofAttachment: 0, in: message, bytes.span, limit: 9) == [67, 97, 116])
    #expect(parser.content(ofAttachment: 0, in: message, bytes.span, limit: 2) == [67, 97])
    #expect(parser.content(ofAttachment: 1, in: message, bytes.span, limit: 9) == [65, 66])
  }

  private static let signature = "-----BEGIN PGP SIGNATURE-----\n"
  private static let signatureEnd = "-----END PGP SIGNATURE-----\n"

  @Test(
    "cleartext signatures, RFC 9580 section 7",
    arguments: [
      (
        "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nwords\n- -- \n- - dash\n\(signature)\n"
          + "iQEz+/\n=AAAA\n\(signatureEnd)after\n", "words\n-- \n- dash\nafter\n"
      ),
      (
        "before\n-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA512\r\nHash: SHA1\r\n\r\nwords\r\n"
          + "\(signature)Version: GnuPG v2\n\niQEz\n\(signatureEnd)", "before\nwords\n"
      ),
      // No Hash line, no header at all, no empty line.
      (
        "-----BEGIN PGP SIGNED MESSAGE-----\n\nwords\n\(signature)\niQEz\n\(signatureEnd)",
        "words\n"
      ),
      (
        "-----BEGIN PGP SIGNED MESSAGE-----\nwords\n\(signature)\niQEz\n\(signatureEnd)", "words\n"
      ),
      // The signature is cut: what doesn't look like one is text again.
      (
        "-----BEGIN PGP SIGNED MESSAGE-----\n\nwords\n\(signature)\niQEz\nfooter of a list\n",
        "words\nfooter of a list\n"
      ),
      // Twice.
      (
        "-----BEGIN PGP SIGNED MESSAGE-----\n\n1\n\(signature)\nA\n\(signatureEnd)"
          + "-----BEGIN PGP SIGNED MESSAGE-----\n\n2\n\(signature)\nB\n\(signatureEnd)", "1\n2\n"
      ),
      // No signature: nothing is touched.
      (
        "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n- -- x\n",
        "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n- -- x\n"
      ),
      (
        "> -----BEGIN PGP SIGNED MESSAGE-----\n> \n> x\n",
        "> -----BEGIN PGP SIGNED MESSAGE-----\n> \n> x\n"
      ),
    ])
  func signed(body: String, expected: String) {
    #expect(text(read("Subject: x\n\n" + body)) == expected)
  }

  @Test("beginnings without an end cost no more than their lines")
  func hostile() {
    let lines = 20_000
    let begins = String(repeating: "=ybegin name=x\n", count: lines)
    #expect(read("\n" + begins + "=yend").attachments.count == 1)
    let files = String(repeating: "begin 644 x\n", count: lines)
    #expect(read("\n" + files).attachments.isEmpty)
    let signed = String(repeating: "-----BEGIN PGP SIGNED MESSAGE-----\n", count: lines)
    #expect(text(read("\n" + signed)).utf8.count >= signed.utf8.count)
  }
}
