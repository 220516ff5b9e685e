import Bytes
package import JSON

extension MessageRecord {
  /// Reads the object that `write(to:)` writes; keys in any order, unknown ones are ignored, missing
  /// ones are unknown values.
  ///
  /// A record without a digest gets that of `line`, so that two of them aren't taken for copies.
  ///
  /// - Throws: when the line is no JSON, has no key of a record, or one with a value of another type.
  package init(json line: Span<UInt8>) throws(JSONError) {
    var json = try JSONReader(line)
    self.init(path: "", offset: 0, bytes: 0, digest: Digest(of: line))
    var known = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      if try read(key, from: &json) { known += 1 } else { try json.skip() }
    }
    try json.end()
    guard known > 0 else { throw JSONError(.otherType, at: 0) }
  }

  /// Whether a record has such a key.
  package static func hasKey(_ key: String) -> Bool { RecordKey(rawValue: key) != nil }

  /// Reads the value of `key`; false when records have no such key.
  private mutating func read(
    _ key: String, from json: inout JSONReader
  ) throws(JSONError) -> Bool {
    switch key {
    case "path": path = try json.optionalString() ?? ""
    case "offset": offset = try json.count()
    case "bytes": bytes = try json.count()
    case "digest":
      let start = json.offset
      guard let text = try json.optionalString() else { break }
      guard let digest = Digest(text) else { throw JSONError(.otherType, at: start) }
      self.digest = digest
    case "message_id": messageID = try json.optionalString()
    case "in_reply_to": inReplyTo = try json.strings()
    case "references": references = try json.strings()
    case "date": date = try json.optionalTime()
    case "date_source": dateSource = try json.optionalString().flatMap(DateSource.init)
    case "received": received = try json.optionalTime()
    case "from": from = try EmailAddress(from: &json)
    case "reply_to": replyTo = try EmailAddress(from: &json)
    case "to":
      to = []
      try json.forEachElement { (json) throws(JSONError) in to.append(try EmailAddress(from: &json))
      }
    case "subject": subject = try json.optionalString()
    case "kind":
      let start = json.offset
      guard let kind = MessageKind(rawValue: try json.string()) else {
        throw JSONError(.otherType, at: start)
      }
      self.kind = kind
    case "thread_id": threadID = try json.optionalString()
    case "text": text = try json.optionalString() ?? ""
    case "language": language = try json.optionalString()
    case "symptoms": symptoms = try json.strings().map(Symptom.init(rawValue:))
    case "attachments":
      attachments = []
      try json.forEachElement { (json) throws(JSONError) in
        attachments.append(try Attachment(from: &json))
      }
    case "warnings":
      warnings = []
      for code in try json.strings() {
        if let warning = RecordWarning(rawValue: code) { warnings.insert(warning) }
      }
    default: return try readFacts(key, from: &json)
    }
    return true
  }

  /// Reads what was found out about app, system and device.
  private mutating func readFacts(
    _ key: String, from json: inout JSONReader
  ) throws(JSONError) -> Bool {
    switch key {
    case "app": app = try AppFacts(from: &json)
    case "os": os = try SystemFacts(from: &json)
    case "device": device = try DeviceFacts(from: &json)
    case "locale": locale = try json.optionalString()
    case "fields":
      fields = []
      try json.forEachElement { (json) throws(JSONError) in
        fields.append(try TrailerField(from: &json))
      }
    case "evidence": evidence = try Evidence(from: &json)
    case "crash": crash = try json.null() ? nil : try CrashFacts(from: &json)
    default: return false
    }
    return true
  }
}
