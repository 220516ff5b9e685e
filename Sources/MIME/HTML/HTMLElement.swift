/// An element that means something to the text of a page (HTML Living Standard, section 4).
///
/// Each case is named as the element is.
enum HTMLElement: UInt8, CaseIterable {
  // In a line; what we don't know counts as `span`.
  case span, a, b, i, u, s, em, font, strong, small, big, sub, sup, code, label, abbr, tt
  // Blocks.
  case div, p, blockquote, pre, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, caption
  case thead, tbody, tfoot, tr, td, th, form, fieldset, legend, address, article, aside, section
  case header, footer, nav, main, figure, figcaption, details, summary, dir, menu, option, center
  case listing
  // Without content. `basefont` is our own sign for a border of a block, see `HTMLGuard`.
  case br, hr, img, basefont
  // Without content and without a trace in the text.
  case area, base, col, embed, input, link, meta, param, source, track, wbr, frame, keygen
  // Their content is never seen.
  case script, style, title, iframe, noframes, noembed, template
  // Dropped themselves; their content stays.
  case html, head, body
  // Their content is text up to their own end tag.
  case textarea, xmp, plaintext
}

extension HTMLElement {
  /// The element of a name in lower case.
  init(name: Span<UInt8>) {
    switch name.count {
    case 1...8: self = Self.byName[Self.pack(name)] ?? .span
    case 9 where name.equals("plaintext", in: name.indices): self = .plaintext
    case 10 where name.equals("blockquote", in: name.indices): self = .blockquote
    case 10 where name.equals("figcaption", in: name.indices): self = .figcaption
    default: self = .span
    }
  }

  /// Its name in lower case.
  var name: [UInt8] { Self.names[Int(rawValue)] }

  private static let names = allCases.map { [UInt8](String(describing: $0).utf8) }

  /// Elements whose names have up to eight bytes, by these as a number.
  private static let byName: [UInt64: HTMLElement] = {
    var elements: [UInt64: HTMLElement] = [:]
    for element in allCases where element.name.count <= 8 {
      elements[pack(element.name.span)] = element
    }
    return elements
  }()

  private static func pack(_ name: Span<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for index in name.indices { key = key << 8 | UInt64(name[index]) }
    return key
  }
}

extension HTMLElement {
  /// Whether a line ends before and behind it.
  var isBlock: Bool { (Self.div.rawValue...Self.listing.rawValue).contains(rawValue) }

  /// Whether it has no content and no end tag.
  var isVoid: Bool { (Self.br.rawValue...Self.keygen.rawValue).contains(rawValue) }

  /// Whether it leaves nothing in the text, neither itself nor by what it does to lines.
  var isUnseenVoid: Bool { (Self.area.rawValue...Self.keygen.rawValue).contains(rawValue) }

  /// Whether its content is raw text that is never seen.
  var isUnseen: Bool { (Self.script.rawValue...Self.template.rawValue).contains(rawValue) }

  /// Whether its tags are dropped, and its content stays.
  var isTransparent: Bool { (Self.html.rawValue...Self.body.rawValue).contains(rawValue) }

  /// Whether its content is text in which tags mean nothing.
  var isRawText: Bool { (Self.textarea.rawValue...Self.plaintext.rawValue).contains(rawValue) }

  var isCell: Bool { self == .td || self == .th }

  /// Whether an end tag inside can't close what is open outside of it.
  var isScope: Bool { self == .td || self == .th || self == .table || self == .caption }

  /// Whether its tags may close what is open across the border of a cell.
  var isPartOfTable: Bool {
    (Self.table.rawValue...Self.th.rawValue).contains(rawValue)
  }
}
