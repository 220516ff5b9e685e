/// Mends a mail that damage has made unreadable in part, as a person would in mind.
///
/// The mail is written anew, so that the parser itself only ever has to know what mail is. It is done
/// only for mail that shows a sign of damage (`DamageSigns`), and the same bytes always give the same.
enum MessageMender {
  /// Larger mail is left as it is: a few copies of it are made.
  private static let limit = 4 << 20

  /// The mail as it may have been, or nil when nothing can be mended.
  static func mended(_ bytes: Span<UInt8>, _ mending: Mending) -> [UInt8]? {
    guard !mending.isEmpty, bytes.count <= limit else { return nil }
    var text = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    var isChanged = false
    var steps: [([UInt8]) -> [UInt8]?] = []
    if mending.contains(.header) { steps += [FileFormMender.mended, HeaderMender.mended] }
    if mending.contains(.parts) { steps.append(PartMender.mended) }
    for step in steps {
      guard let changed = step(text) else { continue }
      text = changed
      isChanged = true
    }
    return isChanged ? text : nil
  }
}
