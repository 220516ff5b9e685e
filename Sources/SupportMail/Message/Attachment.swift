extension SupportMessage {
  /// A file that goes with a mail.
  public struct Attachment: Hashable, Sendable {
    /// The name of the file, such as `log.txt`.
    public var name: String
    /// The media type, such as `text/plain`.
    public var type: String
    /// The bytes of the file.
    public var content: [UInt8]

    /// A file of that name.
    ///
    /// - Parameter type: By default the one that the ending of the name stands for, else
    ///   `application/octet-stream`.
    public init(name: String, type: String? = nil, content: [UInt8]) {
      self.name = name
      self.type = type ?? Self.type(ofName: name)
      self.content = content
    }

    private static func type(ofName name: String) -> String {
      let parts = name.split(separator: ".")
      guard parts.count > 1, let ending = parts.last?.lowercased() else {
        return "application/octet-stream"
      }
      return switch ending {
      case "txt", "log", "text", "crash": "text/plain"
      case "json", "ips": "application/json"
      case "csv": "text/csv"
      case "xml", "plist": "text/xml"
      case "png": "image/png"
      case "jpg", "jpeg": "image/jpeg"
      case "heic": "image/heic"
      case "gif": "image/gif"
      case "pdf": "application/pdf"
      case "zip": "application/zip"
      case "gz": "application/gzip"
      case "mov": "video/quicktime"
      case "mp4": "video/mp4"
      default: "application/octet-stream"
      }
    }
  }
}
