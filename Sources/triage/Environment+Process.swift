import Bytes
private import CMalloc
private import Glibc

extension Environment {
  /// The environment of this process, which is made safe first: no core files, no death by SIGPIPE
  /// or SIGXFSZ, and no report that lands on a standard stream that was closed.
  static func ofProcess() -> Environment {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Interruption.watch()
    // Memory that was given back stays given back: large blocks come from the system and not from a
    // heap that only grows, and threads share one heap.
    mallopt(M_MMAP_THRESHOLD, 192 << 10)
    mallopt(M_TRIM_THRESHOLD, 512 << 10)
    mallopt(M_ARENA_MAX, 2)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    _ = unsafe setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &none)

    var variables: [String: String] = [:]
    var entry = unsafe environ
    while let line = unsafe entry.pointee {
      let text = unsafe String(cString: line)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      unsafe entry += 1
    }
    var words: [[UInt8]] = []
    for index in 1..<max(CommandLine.argc, 1) {
      guard let word = unsafe CommandLine.unsafeArgv[Int(index)] else { break }
      unsafe words.append(Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
    }
    return Environment(
      rawWords: words, variables: variables,
      now: Timestamp(seconds: Int64(time(nil))),
      cores: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      descriptors: SystemLimits.descriptors,
      output: .standardOutput, errors: .standardError)
  }
}
