import Assets
import Bytes

/// What the records of messages depend on beside the messages: when it changes, a state's messages
/// are read anew.
enum StateRules {
  /// A number for this program and this configuration.
  static func fingerprint(_ configuration: Configuration) -> Int {
    var buffer = ByteBuffer()
    buffer.append(packed: Version.current)
    for asset in Asset.all {
      let digest = Digest(of: asset.bytes)
      buffer.append(packed: digest.high)
      buffer.append(packed: digest.low)
    }
    // Between two versions the program changes too.
    if let program = try? FileDescriptor(path: Array("/proc/self/exe".utf8)).status() {
      buffer.append(count: program.size)
      buffer.append(packed: UInt64(bitPattern: program.modified.seconds))
      buffer.append(count: program.modifiedNanoseconds)
    }
    buffer.append(packed: configuration.recordFingerprint.high)
    buffer.append(packed: configuration.recordFingerprint.low)
    return Int(truncatingIfNeeded: Digest(of: buffer.span).low)
  }
}
