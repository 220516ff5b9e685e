import Foundation

/// What mail programs do to a text between the person who writes it and the inbox that it reaches
/// (`formats.md`, section 5).
package enum MailPath: String, CaseIterable, Sendable {
  case quotedPrintable
  case base64
  case flowed
  case flowedDelSp
  case wrapped
  case alternative
  case pageOnly
  case reply
  case forward
  case doubled
  case noBreakSpaces
  case signatureBehind
  case signatureBefore
  case linked
  case utf16Words
  case ownSubject
  case deletedLines
  case deletedHeading

  /// Whether the person deleted something, so that facts may be missing.
  package var losesFacts: Bool {
    self == .deletedLines
  }

  /// The mail that arrives when somebody sends `subject` and `body` by this program, `words` being
  /// what they wrote at the start of the body.
  package func mail(subject: String, body: String, words: String) -> String {
    switch self {
    case .quotedPrintable:
      return Self.mail(subject, "text/plain; charset=utf-8", "quoted-printable", Self.quoted(body))
    case .base64:
      let lines = Data(body.replacing("\n", with: "\r\n").utf8).base64EncodedString(
        options: [.lineLength76Characters, .endLineWithLineFeed])
      return Self.mail(subject, "text/plain; charset=\"UTF-8\"", "base64", lines + "\n")
    case .flowed:
      return Self.plain(
        subject, Self.flowed(body, soft: " "), type: "text/plain; charset=utf-8; format=flowed")
    case .flowedDelSp:
      return Self.plain(
        subject, Self.flowed(body, soft: "  "),
        type: "text/plain; charset=utf-8; delsp=yes; format=flowed")
    case .wrapped: return Self.plain(subject, Self.wrapped(body))
    case .alternative:
      return Self.mail(
        subject, "multipart/alternative; boundary=\"b\"", "8bit",
        "--b\nContent-Type: text/plain; charset=utf-8\n\n\(Self.wrapped(body))\n--b\n"
          + "Content-Type: text/html; charset=utf-8\n\n<div dir=\"ltr\">\(Self.page(body))</div>\n"
          + "--b--\n")
    case .pageOnly:
      return Self.mail(
        subject, "text/html; charset=utf-8", "8bit",
        "<html><body>\(Self.page(body))</body></html>\n")
    case .reply:
      let quoted = body.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
      return Self.plain(
        "Re: " + subject,
        "Still the same.\n\nOn Mon, 9 Mar 2026 at 10:00, Maya <maya@example.org> wrote:\n\(quoted)\n",
        fields: "In-Reply-To: <1@example.org>\n")
    case .forward:
      return Self.plain(
        "Fwd: " + subject,
        "See below.\n\n---------- Forwarded message ---------\nFrom: Maya <maya@example.org>\n"
          + "Date: Mon, 9 Mar 2026 at 10:00\nSubject: Question\nTo: <support@example.com>\n\n\n"
          + body)
    case .doubled: return Self.plain(subject, body.replacing("\n", with: "\n\n"))
    case .noBreakSpaces:
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "\u{A0}" : $0.replacing(" ", with: "\u{A0}") }
      return Self.plain(subject, lines.joined(separator: "\n"))
    case .signatureBehind:
      return Self.plain(
        subject, body + "\nSent from my iPhone\n\n-- \nMaya Holt\nPhone: 555 0100\n")
    case .signatureBefore:
      let rest = body.dropFirst(words.count)
      return Self.plain(subject, words + "\n\nSent from my Galaxy\n" + rest)
    case .linked:
      let linked = body.split(separator: " ", omittingEmptySubsequences: false)
        .map { Self.linked(String($0)) }.joined(separator: " ")
      return Self.plain(subject, linked)
    case .ownSubject: return Self.plain("Please help", body)
    case .deletedLines: return Self.plain(subject, Self.withoutSomeFacts(body, behind: words))
    case .deletedHeading:
      var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      if let place = lines.firstIndex(where: { $0.hasPrefix("--- ") }) { lines.remove(at: place) }
      return Self.plain(subject, lines.joined(separator: "\n"))
    case .utf16Words:
      return Self.mail(
        subject, "text/plain; charset=utf-16", "base64",
        (Data([0xFE, 0xFF]) + (body.data(using: .utf16BigEndian) ?? Data())).base64EncodedString(
          options: [.lineLength76Characters, .endLineWithLineFeed]) + "\n")
    }
  }

  /// What the person wrote, as the record gives it.
  package func text(of words: String) -> String {
    switch self {
    case .reply: "Still the same."
    case .forward: "See below."
    case .doubled: words.replacing("\n", with: "\n\n")
    case .noBreakSpaces: words.replacing(" ", with: "\u{A0}")
    default: words
    }
  }

  /// The body without about every third fact, with the lines in which it goes on; the first, the
  /// app, stays.
  private static func withoutSomeFacts(_ body: String, behind words: String) -> String {
    var numbers = SeededNumbers(seed: body.utf8.count)
    var isDeleted = false
    var number = 0
    let block = body.dropFirst(words.count)
    let kept = block.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.isEmpty || line.hasPrefix("---") {
        isDeleted = false
      } else if line.first != "…" {
        number += 1
        isDeleted = Int.random(in: 0..<3, using: &numbers) == 0
        if number == 1 { isDeleted = false }
      }
      return !isDeleted
    }
    return words + kept.joined(separator: "\n")
  }

  private static func plain(
    _ subject: String, _ body: String, type: String = "text/plain; charset=utf-8",
    fields: String = ""
  ) -> String {
    mail(subject, type, "8bit", body, fields: fields)
  }

  private static func mail(
    _ subject: String, _ type: String, _ encoding: String, _ body: String, fields: String = ""
  ) -> String {
    let word = "=?utf-8?B?\(Data(subject.utf8).base64EncodedString())?="
    return "From: Maya <maya@example.org>\nTo: support@example.com\nSubject: \(word)\n"
      + "Message-ID: <2@example.org>\nDate: Mon, 9 Mar 2026 10:00:00 +0000\n\(fields)"
      + "MIME-Version: 1.0\nContent-Type: \(type)\nContent-Transfer-Encoding: \(encoding)\n\n"
      + body
  }

  private static func quoted(_ body: String) -> String {
    var text = ""
    var column = 0
    for byte in body.utf8 {
      if byte == 10 {
        text += "\n"
        column = 0
        continue
      }
      let isPlain = (33...126).contains(byte) && byte != 61 || byte == 32
      let code = isPlain ? String(Unicode.Scalar(byte)) : "=" + String(format: "%02X", Int(byte))
      if column + code.count > 75 {
        text += "=\n"
        column = 0
      }
      text += code
      column += code.count
    }
    return text.replacing(" \n", with: "=20\n")
  }

  /// Lines of at most 76 characters, broken at blanks.
  private static func wrapped(_ body: String) -> String {
    body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { broken(String($0), at: 76, by: "\n") }.joined(separator: "\n")
  }

  /// Lines of at most 72 characters that end in `soft` where they go on (RFC 3676).
  private static func flowed(_ body: String, soft: String) -> String {
    body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isStuffed = line.hasPrefix(" ") || line.hasPrefix(">") || line.hasPrefix("From ")
      return (isStuffed ? " " : "") + broken(String(line), at: 72, by: soft + "\n")
    }.joined(separator: "\n")
  }

  private static func broken(_ line: String, at limit: Int, by end: String) -> String {
    var text = ""
    var column = 0
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if column > 0, column + 1 + word.count > limit {
        text += end
        column = 0
      } else if column > 0 {
        text += " "
        column += 1
      }
      text += word
      column += word.count
    }
    return text
  }

  private static func page(_ body: String) -> String {
    body.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "<div><br></div>" : "<div>\($0)</div>" }.joined(separator: "\n")
  }

  /// Outlook takes what looks like a host for a link.
  private static func linked(_ word: String) -> String {
    let lines = word.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("com.example") || line.hasPrefix("net.example")
        ? "\(line)<http://\(line)/>" : String(line)
    }
    return lines.joined(separator: "\n")
  }
}
