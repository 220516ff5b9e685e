/// A part while the structure of a message is being read.
struct PartNode {
  /// What the media type means for the choice of the text.
  enum Kind: Equatable {
    case alternative, related, signed, report, digest, mixed
    case plain, html, message, partial, tnef, other
  }

  var parent: Int?
  /// 1 for the message; parts that lie in it count from 2.
  var depth: Int
  var header: Range<Int>
  var body: Range<Int>
  var type = "text/plain"
  var kind = Kind.plain
  var encoding = TransferEncoding.identity
  /// The bodies of the fields that describe the part.
  var contentType: Range<Int>?
  var disposition: Range<Int>?
  var contentID: Range<Int>?
  var description: Range<Int>?
  var transferEncoding: Range<Int>?
  /// The size that Apple Mail notes where it has taken the content out.
  var notedSize: Int?
  var isAttachment = false
  /// Whether it has a file name.
  var isNamed = false
  /// Parts that lie in it directly.
  var children = 0
  /// Whether parts are looked for in it.
  var isContainer = false

  init(parent: Int?, depth: Int, header: Range<Int>, body: Range<Int>) {
    self.parent = parent
    self.depth = depth
    self.header = header
    self.body = body
  }
}

extension PartNode {
  /// Whether it can be the text or a piece of it.
  var isBody: Bool { (kind == .plain || kind == .html) && !isNamed && !isAttachment }

  /// Whether it is another form of the text where it stands beside it: any text that is no file.
  var isTextOfMessage: Bool {
    isBody
      || !isNamed && !isAttachment && type.utf8.starts(with: "text/".utf8)
        && type != "text/calendar"
  }
}

extension PartNode.Kind {
  /// The kind of a media type in lower case.
  init(type: String) {
    switch type {
    case "text/plain", "text/enriched", "text/richtext", "text/markdown": self = .plain
    case "text/html", "text/x-amp-html": self = .html
    case "multipart/alternative": self = .alternative
    case "multipart/related": self = .related
    case "multipart/signed": self = .signed
    case "multipart/report": self = .report
    case "multipart/digest": self = .digest
    case "message/rfc822", "message/global": self = .message
    case "message/partial": self = .partial
    case "application/ms-tnef", "application/vnd.ms-tnef": self = .tnef
    case _ where type.utf8.starts(with: "multipart/".utf8): self = .mixed
    case _ where type.utf8.starts(with: "text/x-".utf8): self = .plain
    default: self = .other
    }
  }

  /// Whether parts lie in it.
  var isMultipart: Bool {
    switch self {
    case .alternative, .related, .signed, .report, .digest, .mixed: true
    default: false
    }
  }
}
