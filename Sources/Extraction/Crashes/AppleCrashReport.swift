import Records

/// The fields of an `.ips` report that tell the crash; a field of another shape counts as absent.
struct AppleCrashReport: Decodable {
  private struct Exception: Decodable {
    var type: String?
    var signal: String?
  }

  private struct Frame: Decodable {
    var imageIndex: Int?
    var symbol: String?
    var sourceFile: String?
    var sourceLine: Int?
  }

  private struct Thread: Decodable {
    var triggered: Bool?
    var frames: [Frame]?
  }

  private struct Image: Decodable {
    var name: String?
    var path: String?
  }

  private enum CodingKeys: String, CodingKey {
    case procName, procPath, exception, faultingThread, threads, usedImages, lastExceptionBacktrace
  }

  private let processName: String?
  private let processPath: String?
  private let exception: Exception?
  private let faultingThread: Int?
  private let threads: [Thread]
  private let images: [Image]
  private let lastExceptionBacktrace: [Frame]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ type: Value.Type, _ key: CodingKeys) -> Value? {
      try? fields.decodeIfPresent(type, forKey: key)
    }
    processName = value(String.self, .procName)
    processPath = value(String.self, .procPath)
    exception = value(Exception.self, .exception)
    faultingThread = value(Int.self, .faultingThread)
    threads = value([Thread].self, .threads) ?? []
    images = value([Image].self, .usedImages) ?? []
    lastExceptionBacktrace = value([Frame].self, .lastExceptionBacktrace) ?? []
  }

  /// The crash, or nil when the object is no crash report.
  var facts: CrashFacts? {
    let frames = lastExceptionBacktrace.isEmpty ? crashedThread : lastExceptionBacktrace
    guard exception != nil || !frames.isEmpty else { return nil }
    return CrashFacts(
      exception: exceptionName, thread: frames.prefix(CrashFacts.maximumFrames).map(crashFrame))
  }

  /// `EXC_BAD_ACCESS (SIGSEGV)`, as the text form writes it.
  private var exceptionName: String? {
    guard let exception else { return nil }
    guard let type = exception.type else { return exception.signal }
    return exception.signal.map { "\(type) (\($0))" } ?? type
  }

  private var crashedThread: [Frame] {
    if let thread = threads.first(where: { $0.triggered == true }) { return thread.frames ?? [] }
    guard let faultingThread, threads.indices.contains(faultingThread) else { return [] }
    return threads[faultingThread].frames ?? []
  }

  private func crashFrame(_ frame: Frame) -> CrashFrame {
    let image = frame.imageIndex.flatMap { images.indices.contains($0) ? images[$0] : nil }
    let name = image?.name ?? "???"
    let source = frame.sourceFile.map { file in
      " (" + file + (frame.sourceLine.map { ":\($0)" } ?? "") + ")"
    }
    return CrashFrame(
      text: frame.symbol.map { name + " " + $0 + (source ?? "") } ?? name, function: frame.symbol,
      isOwn: image.map(isOwn) ?? false)
  }

  /// Whether an image is the app itself or lies in its bundle.
  private func isOwn(_ image: Image) -> Bool {
    if let name = image.name, let processName, name.utf8.elementsEqual(processName.utf8) {
      return true
    }
    guard let path = image.path else { return false }
    let bytes = Array(path.utf8)
    guard let processPath, let bundle = Self.bundle(Array(processPath.utf8)) else {
      return Self.bundle(bytes) != nil
    }
    return bytes.starts(with: bundle)
  }

  /// The path up to and with `.app/`.
  private static func bundle(_ path: [UInt8]) -> ArraySlice<UInt8>? {
    let mark = Array(".app/".utf8)
    guard path.count >= mark.count else { return nil }
    for place in 0...path.count - mark.count
    where path[place..<place + mark.count].elementsEqual(mark) {
      return path[..<(place + mark.count)]
    }
    return nil
  }
}
