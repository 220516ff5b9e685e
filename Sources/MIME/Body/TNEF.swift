/// The attributes of a `winmail.dat` that a reader wants: [MS-OXTNEF].
struct TNEF {
  /// A file inside.
  struct File: Equatable {
    /// The short name, bytes in the code page of the stream.
    var title = 0..<0
    /// The long name of the property list.
    var longName = Property()
    /// The media type that the sender noted.
    var type = 0..<0
    var data = 0..<0
  }

  /// Where a string lies and whether it is UTF-16 (little endian).
  struct Property: Equatable {
    var range = 0..<0
    var isUnicode = false
  }

  private(set) var files: [File] = []
  /// The text of the message, empty if there is none.
  private(set) var body = Property()
  /// The Windows code page of 8-bit strings.
  private(set) var codePage = 1252

  /// The first four bytes of every stream (section 2.1.3.1), little endian.
  static let signature: [UInt8] = [0x78, 0x9F, 0x3E, 0x22]

  /// Attributes by the lower half of their ids (section 2.1.3.2).
  private enum Attribute {
    static let attachRenderData = 0x9002
    static let attachTitle = 0x8010
    static let attachData = 0x800F
    static let attachment = 0x9005
    static let body = 0x800C
    static let messageProperties = 0x9003
    static let codePage = 0x9007
  }

  /// Reads a stream; nil when it is damaged: no signature, or an attribute that goes beyond its end.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.contains(Self.signature, at: 0), bytes.count >= 6 else { return nil }
    var reader = LittleEndianReader(bytes, bytes.indices)
    reader.skip(6)
    // Less than the frame of an attribute is padding.
    while reader.rest >= 11 {
      let level = reader.readByte()
      let id = reader.readUInt32() & 0xFFFF
      let length = reader.readUInt32()
      guard level == 1 || level == 2, let data = reader.readRange(length), reader.rest >= 2 else {
        return nil
      }
      reader.skip(2)
      if level == 1 {
        readMessage(id, bytes, data)
      } else {
        readFile(id, bytes, data)
      }
    }
  }

  private mutating func readMessage(_ id: Int, _ bytes: Span<UInt8>, _ data: Range<Int>) {
    switch id {
    case Attribute.codePage where data.count >= 4:
      var reader = LittleEndianReader(bytes, data)
      codePage = reader.readUInt32()
    case Attribute.body: body = Property(range: Self.string(bytes, data), isUnicode: false)
    case Attribute.messageProperties:
      MAPIProperties.read(bytes, data) { property in
        if property.id == .body, body.range.isEmpty { body = property.string(bytes) }
      }
    default: break
    }
  }

  private mutating func readFile(_ id: Int, _ bytes: Span<UInt8>, _ data: Range<Int>) {
    if id == Attribute.attachRenderData || files.isEmpty {
      guard files.count < MessageLimits.parts else { return }
      files.append(File())
    }
    let last = files.count - 1
    switch id {
    case Attribute.attachTitle: files[last].title = Self.string(bytes, data)
    case Attribute.attachData: files[last].data = data
    case Attribute.attachment: readProperties(of: last, bytes, data)
    default: break
    }
  }

  private mutating func readProperties(of file: Int, _ bytes: Span<UInt8>, _ data: Range<Int>) {
    MAPIProperties.read(bytes, data) { property in
      switch property.id {
      case .attachLongFileName: files[file].longName = property.string(bytes)
      case .attachFileName, .displayName:
        if files[file].longName.range.isEmpty { files[file].longName = property.string(bytes) }
      case .attachMIMETag: files[file].type = property.string(bytes).range
      case .attachData:
        if files[file].data.isEmpty { files[file].data = property.content }
      case .body: break
      }
    }
  }

  /// A string without the NUL that ends it.
  static func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<(bytes.offset(of: 0, in: range) ?? range.upperBound)
  }
}
