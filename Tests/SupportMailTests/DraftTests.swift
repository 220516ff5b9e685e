import SupportMail
import Testing

@Suite("Drafts, RFC 5322")
struct DraftTests {
  private func draft(_ message: SupportMessage) -> [String] {
    let text = String(decoding: message.draft(), as: UTF8.self)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.popLast() == "")
    #expect(lines.allSatisfy { $0.utf8.count <= 76 && !$0.contains("\n") })
    return lines
  }

  @Test("a draft without attachments is one part")
  func text() {
    var message = SupportMessage(
      to: "help@example.com", about: .init(app: .init(name: "Tide", version: "3")))
    message.text = "From here.\n.\nÜber=2 \n" + String(repeating: "x", count: 80)
    #expect(
      draft(message) == [
        "MIME-Version: 1.0", "X-Unsent: 1", "To: help@example.com", "Subject: Support: Tide 3",
        "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: quoted-printable",
        "", "=46rom here.", "=2E", "=C3=9Cber=3D2=20", String(repeating: "x", count: 75) + "=",
        "xxxxx", "", "", "--- Technical Information ---", "App: Tide", "Version: 3",
        "--- SupportMail 1 ---",
      ])
  }

  @Test(
    "a subject outside ASCII is encoded-words that cut no character",
    arguments: [
      ("é", ["Subject: =?utf-8?B?w6k=?="]), ("=?x", ["Subject: =?utf-8?B?PT94?="]),
      ("", ["Subject: "]),
      (
        String(repeating: "小", count: 20),
        [
          "Subject: =?utf-8?B?" + String(repeating: "5bCP", count: 13) + "?=",
          " =?utf-8?B?" + String(repeating: "5bCP", count: 7) + "?=",
        ]
      ),
    ])
  func subject(subject: String, lines: [String]) {
    var message = SupportMessage(to: "", about: .init(app: .init(name: "A")))
    message.subject = subject
    #expect(draft(message)[2...].prefix(lines.count) == lines[...])
  }

  @Test("attachments are base64 with type and name")
  func attachments() throws {
    let message = SupportMessage(
      to: "a@example.com", about: .init(app: .init(name: "A")),
      attachments: [
        .init(name: "log.txt", content: Array("It stopped.\n".utf8)),
        .init(name: "Größe \"1\".tar.gz", type: "bad type\r\nX: y", content: [0xFF]),
      ])
    let lines = draft(message)
    let boundary = try #require(lines[4].split(separator: "\"").last)
    #expect(lines[4] == "Content-Type: multipart/mixed; boundary=\"\(boundary)\"")
    #expect(boundary.count < 71 && boundary.hasPrefix("=_"))
    #expect(
      lines.suffix(16) == [
        "--\(boundary)", "Content-Type: text/plain", "Content-Transfer-Encoding: base64",
        "Content-Disposition: attachment;", " filename=\"log.txt\"", "", "SXQgc3RvcHBlZC4K",
        "--\(boundary)", "Content-Type: application/octet-stream",
        "Content-Transfer-Encoding: base64", "Content-Disposition: attachment;",
        " filename*0*=utf-8''Gr%C3%B6%C3%9Fe%20%221%22.tar.;", " filename*1*=gz", "",
      ][...] + ["/w==", "--\(boundary)--"])
  }

  @Test("a field can't be smuggled in")
  func injection() {
    let message = SupportMessage(
      to: "a@example.com\r\nBcc: b@example.org",
      about: .init(app: .init(name: "A\nCc: c@example.org")))
    #expect(draft(message).allSatisfy { !$0.hasPrefix("Bcc") && !$0.hasPrefix("Cc") })
  }
}
