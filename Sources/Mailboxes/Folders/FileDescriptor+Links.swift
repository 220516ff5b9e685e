import Bytes

extension FileDescriptor {
  /// Whether a link in this folder leads into the system's own file systems; such a one is never
  /// followed.
  func leadsAway(_ name: Span<UInt8>) throws(SystemError) -> Bool {
    let target = try targetOfLink(name)
    let bytes = target.span
    return bytes.has("/dev/") || bytes.has("/proc/") || bytes.has("/sys/")
  }
}
