import Bytes
import Extraction
import Records

extension Configuration {
  /// The fingerprint of what was taken over.
  ///
  /// - Parameter lexicons: digests of the user's lexicons, in their order.
  func fingerprint(lexicons: [Digest]) -> Digest {
    var lines: [[String]] = []
    for app in rules.apps.apps {
      lines.append(["app", app.name])
      lines += app.aliases.map { ["alias", app.name, $0] }
      lines += app.addresses.map { ["address", app.name, $0] }
      lines += app.bundleIDs.map { ["bundle-id", app.name, $0] }
    }
    lines += rules.supportAddresses.map { ["support", $0] }
    lines += rules.labels.map { ["label", $0.key, $0.value] }
    lines += ignored.addresses.map { ["ignore", String(decoding: $0, as: UTF8.self)] }
    lines += ignored.domains.map { ["ignore", "@" + String(decoding: $0, as: UTF8.self)] }
    let sorted = lines.sorted { left, right in
      left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    return Self.fingerprint(sorted + lexicons.map { ["lexicon", $0.description] })
  }

  /// The fingerprint of lines of words.
  static func fingerprint(_ lines: [[String]]) -> Digest {
    var bytes: [UInt8] = []
    for line in lines {
      for word in line { bytes += Array(word.utf8) + [0] }
      bytes.append(0x0A)
    }
    return Digest(of: bytes.span)
  }
}
