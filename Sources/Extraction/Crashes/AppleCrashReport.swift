import JSON
import Records

/// The fields of an `.ips` report that tell the crash, the app and the system.
///
/// A field of another shape counts as absent; of a file that is cut, what stands before the cut
/// counts.
struct AppleCrashReport: Sendable {
  private struct Frame {
    var image: Int?
    var symbol: String?
    var file: String?
    var line: Int?
  }

  private struct Thread {
    var isTriggered = false
    var frames: [Frame] = []
  }

  private struct Image {
    var name: String?
    var path: String?
  }

  /// Images and threads that are kept; a report has some hundreds.
  private static let maximumEntries = 10_000

  private var process: String?
  private var processPath: String?
  private var exceptionType: String?
  private var signal: String?
  private var faultingThread: Int?
  private var threads: [Thread] = []
  private var images: [Image] = []
  private var exceptionBacktrace: [Frame] = []
  private var appVersion: String?
  private var build: String?
  private var bundleID: String?
  private var systemVersion: String?
  private var model: String?

  /// Takes over the fields of one object of the file.
  mutating func read(_ bytes: Span<UInt8>) {
    do {
      var json = try JSONReader(bytes)
      try json.beginObject()
      while let key = try json.nextKey() { try take(key, from: &json) }
    } catch {
      // What was read before the fault stays.
    }
  }

  /// The report, or nil when the objects were of no crash.
  var summary: CrashReport? {
    let frames = exceptionBacktrace.isEmpty ? crashedThread : exceptionBacktrace
    guard exceptionType != nil || signal != nil || !frames.isEmpty else { return nil }
    var report = CrashReport(CrashFacts(exception: exception, thread: frames.map(crashFrame)))
    report.add("App", process)
    report.add("App Version", appVersion)
    report.add("Build", build)
    report.add("Bundle ID", bundleID)
    report.add("OS", systemVersion)
    report.add("Device", model)
    return report
  }

  // MARK: Reading

  private mutating func take(_ key: String, from json: inout JSONReader) throws(JSONError) {
    switch key {
    case "procName": process = try Self.string(&json)
    case "app_name": process = try Self.string(&json) ?? process
    case "procPath": processPath = try Self.string(&json)
    case "app_version": appVersion = try Self.string(&json)
    case "build_version": build = try Self.string(&json)
    case "bundleID": bundleID = try Self.string(&json)
    case "os_version": systemVersion = try Self.string(&json)
    case "modelCode": model = try Self.string(&json)
    case "faultingThread": faultingThread = try Self.integer(&json)
    case "exception": try takeException(from: &json)
    case "threads":
      try Self.each(&json) { json throws(JSONError) in
        let thread = try Self.thread(&json)
        if threads.count < Self.maximumEntries { threads.append(thread) }
      }
    case "usedImages":
      try Self.each(&json) { json throws(JSONError) in
        let image = try Self.image(&json)
        if images.count < Self.maximumEntries { images.append(image) }
      }
    case "lastExceptionBacktrace": exceptionBacktrace = try Self.frames(&json)
    case "bundleInfo": try takeBundle(from: &json)
    default: try json.skip()
    }
  }

  private mutating func takeException(from json: inout JSONReader) throws(JSONError) {
    try Self.members(&json) { key, json throws(JSONError) in
      switch key {
      case "type": exceptionType = try Self.string(&json)
      case "signal": signal = try Self.string(&json)
      default: try json.skip()
      }
    }
  }

  private mutating func takeBundle(from json: inout JSONReader) throws(JSONError) {
    try Self.members(&json) { key, json throws(JSONError) in
      switch key {
      case "CFBundleShortVersionString": appVersion = try Self.string(&json)
      case "CFBundleVersion": build = try Self.string(&json)
      case "CFBundleIdentifier": bundleID = try Self.string(&json)
      default: try json.skip()
      }
    }
  }

  private static func thread(_ json: inout JSONReader) throws(JSONError) -> Thread {
    var thread = Thread()
    try members(&json) { key, json throws(JSONError) in
      switch key {
      case "triggered": thread.isTriggered = try boolean(&json)
      case "frames": thread.frames = try frames(&json)
      default: try json.skip()
      }
    }
    return thread
  }

  private static func image(_ json: inout JSONReader) throws(JSONError) -> Image {
    var image = Image()
    try members(&json) { key, json throws(JSONError) in
      switch key {
      case "name": image.name = try string(&json)
      case "path": image.path = try string(&json)
      default: try json.skip()
      }
    }
    return image
  }

  private static func frames(_ json: inout JSONReader) throws(JSONError) -> [Frame] {
    var frames: [Frame] = []
    try each(&json) { json throws(JSONError) in
      var frame = Frame()
      try members(&json) { key, json throws(JSONError) in
        switch key {
        case "imageIndex": frame.image = try integer(&json)
        case "symbol": frame.symbol = try string(&json)
        case "sourceFile": frame.file = try string(&json)
        case "sourceLine": frame.line = try integer(&json)
        default: try json.skip()
        }
      }
      if frames.count < CrashFacts.maximumFrames { frames.append(frame) }
    }
    return frames
  }

  /// Gives each key of an object to `body`, which reads or skips the value; passes over any other
  /// value.
  private static func members(
    _ json: inout JSONReader,
    _ body: (String, inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try json.kind() == .object else { return try json.skip() }
    try json.beginObject()
    while let key = try json.nextKey() { try body(key, &json) }
  }

  /// Calls `body` at each element of an array, which it reads; passes over any other value.
  private static func each(
    _ json: inout JSONReader, _ body: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard try json.kind() == .array else { return try json.skip() }
    try json.beginArray()
    while try json.nextElement() { try body(&json) }
  }

  private static func string(_ json: inout JSONReader) throws(JSONError) -> String? {
    if try json.kind() == .string { return try json.string() }
    try json.skip()
    return nil
  }

  private static func integer(_ json: inout JSONReader) throws(JSONError) -> Int? {
    guard try json.kind() == .number else {
      try json.skip()
      return nil
    }
    return Int(exactly: try json.number())
  }

  private static func boolean(_ json: inout JSONReader) throws(JSONError) -> Bool {
    if try json.kind() == .boolean { return try json.boolean() }
    try json.skip()
    return false
  }

  // MARK: What the fields mean

  /// `EXC_BAD_ACCESS (SIGSEGV)`, as the text form writes it.
  private var exception: String? {
    guard let exceptionType else { return signal }
    return signal.map { "\(exceptionType) (\($0))" } ?? exceptionType
  }

  private var crashedThread: [Frame] {
    if let thread = threads.first(where: { $0.isTriggered }) { return thread.frames }
    guard let faultingThread, threads.indices.contains(faultingThread) else { return [] }
    return threads[faultingThread].frames
  }

  private func crashFrame(_ frame: Frame) -> CrashFrame {
    let image = frame.image.flatMap { images.indices.contains($0) ? images[$0] : nil }
    let name = image?.name ?? "???"
    let source = frame.file.map { file in
      " (" + file + (frame.line.map { ":\($0)" } ?? "") + ")"
    }
    return CrashFrame(
      text: frame.symbol.map { name + " " + $0 + (source ?? "") } ?? name, function: frame.symbol,
      isOwn: image.map(isOwn) ?? false)
  }

  /// Whether an image is the app itself or lies in its bundle.
  private func isOwn(_ image: Image) -> Bool {
    if let name = image.name, let process, name.utf8.elementsEqual(process.utf8) { return true }
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
