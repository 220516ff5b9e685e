#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// What the system allows this process.
package enum SystemLimits {
  /// Descriptors that may be open at once.
  package static var descriptors: Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let isKnown =
        unsafe getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limit) == 0
    #else
      let isKnown = unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0
    #endif
    return isKnown ? Int(clamping: limit.rlim_cur) : 64
  }
}
