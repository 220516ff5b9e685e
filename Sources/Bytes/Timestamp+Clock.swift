#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Timestamp {
  /// The time on the system's clock.
  package static func now() -> Timestamp { Timestamp(seconds: Int64(time(nil))) }
}
