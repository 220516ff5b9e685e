import Bytes
private import Glibc
private import Synchronization

/// A signal that asks this process to end: SIGTERM, SIGHUP or SIGINT (`reliability.md`, section 6).
///
/// A run looks at `isRequested` from time to time and ends by itself: files are taken away, the
/// state is rolled back, and `endIfRequested` hands the signal on to the system, so that whoever
/// started the process sees it. A run that is busy or waits is ended after `patience`.
///
/// A handler of signals is given nothing but a number, so what it writes to belongs to the process.
enum Interruption {
  /// Microseconds that a run has to end by itself.
  static let patience: UInt32 = 500_000

  private static let signals = [SIGTERM, SIGHUP, SIGINT]
  /// The signal that came, or 0.
  private static let signal = Atomic<Int32>(0)
  /// The ends of a pipe: what is written to the bell wakes the thread that reads from the ear.
  private static let bell = Atomic<Int32>(-1)
  private static let ear = Atomic<Int32>(-1)

  /// Whether the run is to end.
  static var isRequested: Bool { signal.load(ordering: .relaxed) != 0 }

  /// Ends the process by the signal that came, if one did.
  static func endIfRequested() {
    let number = signal.load(ordering: .relaxed)
    if number != 0 { UnfinishedFiles.removeAll { end(number) } }
  }

  /// Waits for signals from now on; those that are ignored, as under nohup, stay so.
  static func watch() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ear.store(ends[0], ordering: .relaxed)
    bell.store(ends[1], ordering: .relaxed)
    _ = isRequested
    var thread = pthread_t()
    guard unsafe pthread_create(&thread, nil, { _ in Interruption.waitForSignal() }, nil) == 0
    else { return }
    pthread_detach(thread)
    for number in signals {
      var old = sigaction()
      guard unsafe sigaction(number, nil, &old) == 0,
        unsafe unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self)
          != unsafeBitCast(SIG_IGN, to: Int.self)
      else { continue }
      var new = sigaction()
      unsafe new.__sigaction_handler.sa_handler = { Interruption.take($0) }
      new.sa_flags = SA_RESTART
      _ = unsafe sigaction(number, &new, nil)
    }
  }

  /// What the handler does: nothing that could wait.
  private static func take(_ number: Int32) {
    let code = errno
    signal.store(number, ordering: .relaxed)
    var sound: UInt8 = 0
    _ = unsafe write(bell.load(ordering: .relaxed), &sound, 1)
    errno = code
  }

  private static func waitForSignal() -> Never {
    var sound: UInt8 = 0
    while unsafe read(ear.load(ordering: .relaxed), &sound, 1) < 0, errno == EINTR {}
    usleep(patience)
    UnfinishedFiles.removeAll { end(signal.load(ordering: .relaxed)) }
  }

  private static func end(_ number: Int32) -> Never {
    _ = Glibc.signal(number, SIG_DFL)
    var own = sigset_t()
    unsafe sigemptyset(&own)
    unsafe sigaddset(&own, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(number)
    _exit(128 + number)
  }
}
