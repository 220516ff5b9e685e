import Records

/// The stack trace of JavaScript, in the forms of V8 (`at render (app.js:1:2)`) and of Safari,
/// Firefox and Hermes (`render@app.js:1:2`).
enum JavaScriptStackTrace: CrashFormat {
  static func read(_ text: borrowing CrashText) -> CrashReport? {
    var exception: String?
    var frames: [CrashFrame] = []
    var place = 0
    while let line = text.nextLine(&place) {
      let row = text.trimmed(line)
      if row.isEmpty {
        if !frames.isEmpty { break }
        continue
      }
      if let frame = frame(row, text) {
        if frames.count < CrashFacts.maximumFrames { frames.append(frame) }
      } else if frames.isEmpty, let name = errorName(row, text) {
        exception = name
      }
    }
    guard !frames.isEmpty, exception != nil || frames.count > 1 else { return nil }
    return CrashReport(CrashFacts(exception: exception, thread: frames))
  }

  /// `TypeError` of `Uncaught TypeError: undefined is not an object`.
  private static func errorName(_ row: Range<Int>, _ text: borrowing CrashText) -> String? {
    var range = row
    for lead: StaticString in ["Uncaught ", "(in promise) ", "Unhandled ", "JavascriptException: "]
    {
      if let rest = text.rest(of: range, behind: lead) { range = rest }
    }
    var end = range.lowerBound
    while end < range.upperBound,
      WordBounds.isAlphanumeric(text.bytes[end]) || text.bytes[end] == UInt8(ascii: "_")
    {
      end += 1
    }
    let name = range.lowerBound..<end
    guard end < range.upperBound ? text.bytes[end] == UInt8(ascii: ":") : true,
      text.first("Error", in: name) != nil || text.first("Exception", in: name) != nil
    else { return nil }
    return text.string(name, limit: 160)
  }

  private static func frame(_ row: Range<Int>, _ text: borrowing CrashText) -> CrashFrame? {
    var name: Range<Int>
    var source: Range<Int>
    if let call = text.rest(of: row, behind: "at ") {
      if let open = text.last(UInt8(ascii: "("), in: call),
        text.bytes[call.upperBound - 1] == UInt8(ascii: ")")
      {
        name = text.trimmed(call.lowerBound..<open)
        source = open + 1..<call.upperBound - 1
      } else {
        name = call.lowerBound..<call.lowerBound
        source = call
      }
    } else if let at = text.first(UInt8(ascii: "@"), in: row) {
      name = row.lowerBound..<at
      source = at + 1..<row.upperBound
    } else {
      return nil
    }
    if let rest = text.rest(of: name, behind: "async ") { name = rest }
    if let rest = text.rest(of: name, behind: "new ") { name = rest }
    guard let file = file(source, text) else { return nil }
    let isAnonymous =
      name.isEmpty || text.begins(name, with: "<anonymous>") || text.begins(name, with: "?anon")
      || text.begins(name, with: "anonymous")
    return CrashFrame(
      text: text.string(text.trimmed(row)),
      function: isAnonymous ? file.name : text.string(name, limit: 160), isOwn: !file.isPlatform)
  }

  /// The file of `https://example.com/js/app.3f2a1b.js:12:34` and whether it belongs to the engine
  /// or a library; its name without what the build puts into it.
  private static func file(
    _ source: Range<Int>, _ text: borrowing CrashText
  ) -> (name: String?, isPlatform: Bool)? {
    if text.begins(source, with: "[native code]") || text.begins(source, with: "native")
      || text.begins(source, with: "<anonymous>")
    {
      return (nil, true)
    }
    var end = source.upperBound
    var numbers = 0
    while numbers < 2, let colon = text.last(UInt8(ascii: ":"), in: source.lowerBound..<end),
      colon + 1 < end, (colon + 1..<end).allSatisfy({ text.bytes[$0] &- 0x30 < 10 })
    {
      end = colon
      numbers += 1
    }
    let path = source.lowerBound..<end
    guard numbers > 0,
      text.first(UInt8(ascii: "."), in: path) != nil
        || text.first(UInt8(ascii: "/"), in: path) != nil
    else { return nil }
    let isPlatform =
      text.first("node_modules", in: path) != nil || text.begins(path, with: "node:")
      || text.begins(path, with: "internal/") || text.begins(path, with: "InternalBytecode")
    let start = text.last(UInt8(ascii: "/"), in: path).map { $0 + 1 } ?? path.lowerBound
    let stem = text.first(UInt8(ascii: "."), in: start..<end) ?? end
    let word = text.first(UInt8(ascii: "-"), in: start..<stem) ?? stem
    return (word > start ? text.string(start..<word, limit: 160) : nil, isPlatform)
  }
}
