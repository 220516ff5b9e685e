/// A whole sentence for people, in pieces that each format writes in its own way.
///
/// ```swift
/// let sentence: Sentence = "\(name) has \(strong: "38") mails."
/// ```
struct Sentence: Hashable, Sendable {
  /// A run of text of one kind.
  enum Piece: Hashable, Sendable {
    case text(String)
    case strong(String)
    case name(Untrusted)
    case strongName(Untrusted)
    case quoted(Untrusted)
    /// What is to be typed or looked up as it stands.
    case code(Untrusted)
  }

  var pieces: [Piece] = []
}

extension Sentence: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ text: String) { pieces.append(.text(text)) }
    mutating func appendInterpolation(strong text: String) { pieces.append(.strong(text)) }
    mutating func appendInterpolation(_ name: Untrusted) { pieces.append(.name(name)) }
    mutating func appendInterpolation(strong name: Untrusted) { pieces.append(.strongName(name)) }
    mutating func appendInterpolation(quoted text: Untrusted) { pieces.append(.quoted(text)) }
    mutating func appendInterpolation(code text: Untrusted) { pieces.append(.code(text)) }
    mutating func appendInterpolation(code text: String) {
      pieces.append(.code(Untrusted(text, limit: 1000)))
    }
    mutating func appendInterpolation(_ sentence: Sentence) {
      pieces.append(contentsOf: sentence.pieces)
    }
  }

  init(stringLiteral text: String) { pieces = [.text(text)] }
  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension Sentence {
  /// A list in one sentence: `a, b, c`.
  static func list(_ items: [Sentence], separator: String = ", ") -> Sentence {
    var result = Sentence()
    for (place, item) in items.enumerated() {
      if place > 0 { result.pieces.append(.text(separator)) }
      result.pieces.append(contentsOf: item.pieces)
    }
    return result
  }

  /// The cleaned text without any marks.
  var plain: String { description }
}

extension Sentence: CustomStringConvertible {
  var description: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .strong(let text): text
      case .name(let text), .strongName(let text), .quoted(let text), .code(let text):
        text.cleaned
      }
    }.joined()
  }
}
