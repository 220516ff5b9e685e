import Bytes

/// Writes Markdown in which text of strangers is text and nothing else.
struct MarkdownWriter: ~Copyable {
  private(set) var buffer = ByteBuffer()

  /// Writes markup of ours as it stands.
  mutating func literal(_ text: StaticString) { buffer.append(text) }

  /// Writes text of ours; what could mean something in the middle of a line is escaped.
  mutating func text(_ text: String) {
    for byte in text.utf8 {
      if "\\`*_[]<>&|~".utf8.contains(byte) { buffer.append("\\") }
      buffer.append(byte)
    }
  }

  /// Writes text of strangers: the only place where it reaches the file.
  mutating func text(_ text: Untrusted) { escape(text.cleaned) }

  /// Writes a sentence.
  mutating func sentence(_ sentence: Sentence) {
    for piece in sentence.pieces {
      switch piece {
      case .text(let text): self.text(text)
      case .strong(let text):
        buffer.append("**")
        self.text(text)
        buffer.append("**")
      case .name(let text): escape(text.cleaned)
      case .strongName(let text):
        buffer.append("**")
        escape(text.cleaned)
        buffer.append("**")
      case .quoted(let text):
        buffer.append("*")
        escape(text.cleaned)
        buffer.append("*")
      case .code(let text): code(text)
      }
    }
  }

  /// Writes text as code, between more backticks than it holds itself.
  mutating func code(_ text: Untrusted) {
    var (longest, run) = (0, 0)
    for byte in text.cleaned.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // Backticks at an end would join the fence.
    let padding = longest > 0 ? " " : ""
    buffer.append("\(fence)\(padding)\(text.cleaned)\(padding)\(fence)")
  }

  /// A backslash before every sign of ASCII that could mean something (CommonMark, section 2.4).
  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "!")...UInt8(ascii: "/"), UInt8(ascii: ":")...UInt8(ascii: "@"),
        UInt8(ascii: "[")...UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
        buffer.append("\\")
      default: break
      }
      buffer.append(byte)
    }
  }
}
