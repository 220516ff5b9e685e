/// One call of a crashed thread.
struct CrashFrame: Hashable, Sendable {
  /// As it's listed in the record: without the number and the address.
  var text: String
  /// The function without offsets, addresses, arguments and line numbers; nil when only the
  /// library is known.
  var function: String?
  /// Whether it's the app's own code, not the system's or a library's of the platform.
  var isOwn: Bool
}
