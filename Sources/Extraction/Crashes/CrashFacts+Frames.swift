import Records

extension CrashFacts {
  /// Frames of a crash report that are kept.
  static let maximumFrames = RecordLimits.crashFrames
  /// Frames that make the signature.
  static let signatureFrames = 3

  /// The facts of a crashed thread, innermost call first.
  ///
  /// The signature names the first functions of the app's own code. Where the report has none (no
  /// symbols), it names the first functions at all: those of the system have their names.
  init(exception: String?, thread frames: [CrashFrame]) {
    let own = frames.lazy.filter { $0.isOwn && $0.function != nil }.prefix(Self.signatureFrames)
    let chosen =
      own.isEmpty
      ? Array(frames.lazy.filter { $0.function != nil }.prefix(Self.signatureFrames)) : Array(own)
    let functions = chosen.compactMap(\.function)
    self.init(
      exception: exception, signature: functions.isEmpty ? nil : functions.joined(separator: " < "),
      frames: frames.prefix(Self.maximumFrames).map(\.text))
  }
}
