import Records

/// The `.crash` text of Apple's systems ("Examining the fields in a crash report").
enum AppleCrashText: CrashFormat {
  static func read(_ text: borrowing CrashText) -> CrashReport? {
    var report = Report()
    var place = 0
    while let line = text.nextLine(&place) { report.take(line, of: text) }
    guard report.exception != nil || report.isComplete else { return nil }
    let frames = report.exceptionFrames.isEmpty ? report.threadFrames : report.exceptionFrames
    guard report.exception != nil || !frames.isEmpty else { return nil }
    let own = report.ownImages
    let process = report.process
    var summary = CrashReport(
      CrashFacts(
        exception: report.exception,
        thread: frames.map { frame in
          CrashFrame(
            text: frame.function.map { frame.image + " " + $0 + frame.offset } ?? frame.image,
            function: frame.function, isOwn: frame.image == process || own.contains(frame.image))
        }))
    summary.add("App", process)
    summary.add("App Version", report.version)
    summary.add("Bundle ID", report.bundleID)
    summary.add("OS", report.system)
    summary.add("Device", report.model)
    return summary
  }

  /// A row `3   Packrat   0x0000000104d8c1a4 Editor.save() + 44 (Editor.swift:42)`.
  private struct Row {
    var image: String
    var function: String?
    var offset: String

    init?(_ line: Range<Int>, of text: borrowing CrashText) {
      let row = text.trimmed(line)
      let numberEnd = text.wordEnd(row)
      guard numberEnd > row.lowerBound, numberEnd - row.lowerBound <= 4 else { return nil }
      for place in row.lowerBound..<numberEnd where text.bytes[place] &- 0x30 > 9 { return nil }
      // Names of images may hold blanks, so the address ends them.
      guard
        let address = text.first(" 0x", in: numberEnd..<row.upperBound)
          ?? text.first("\t0x", in: numberEnd..<row.upperBound)
      else { return nil }
      let name = text.trimmed(numberEnd..<address)
      guard !name.isEmpty else { return nil }
      image = text.string(name, limit: 128)
      let addressEnd = text.wordEnd(address + 1..<row.upperBound)
      let call = text.trimmed(addressEnd..<row.upperBound)
      let plus = text.first(" + ", in: call) ?? call.upperBound
      let symbol = call.lowerBound..<plus
      let isUnknown =
        symbol.isEmpty || text.begins(symbol, with: "0x") || text.begins(symbol, with: "???")
        || text.string(symbol, limit: 128) == image
      function = isUnknown ? nil : text.string(symbol)
      offset = isUnknown ? "" : text.string(plus..<call.upperBound, limit: 128)
    }
  }

  private struct Report {
    private enum Section { case other, exceptionBacktrace, crashedThread, images }

    var process: String?
    var version: String?
    var bundleID: String?
    var system: String?
    var model: String?
    var exception: String?
    var exceptionFrames: [Row] = []
    var threadFrames: [Row] = []
    var ownImages: Set<String> = []
    /// Whether the fields of a report were seen at all.
    var isComplete: Bool { process != nil && !threadFrames.isEmpty }
    private var section = Section.other
    private var crashedThread: String?

    mutating func take(_ line: Range<Int>, of text: borrowing CrashText) {
      let row = text.trimmed(line)
      if row.isEmpty {
        if section != .images { section = .other }
        return
      }
      switch text.bytes[row.lowerBound] {
      case UInt8(ascii: "P"):
        if let value = text.rest(of: row, behind: "Process:") { process = name(value, text) }
      case UInt8(ascii: "E"):
        if let value = text.rest(of: row, behind: "Exception Type:") {
          exception = text.string(value, limit: 128)
        }
      case UInt8(ascii: "T"):
        takeThread(row, of: text)
      case UInt8(ascii: "C"):
        if let value = text.rest(of: row, behind: "Crashed Thread:") { setThread(value, text) }
      case UInt8(ascii: "V"):
        if let value = text.rest(of: row, behind: "Version:") { version = text.string(value) }
      case UInt8(ascii: "I"):
        if let value = text.rest(of: row, behind: "Identifier:") { bundleID = text.string(value) }
      case UInt8(ascii: "O"):
        if let value = text.rest(of: row, behind: "OS Version:") { system = text.string(value) }
      case UInt8(ascii: "H"):
        if let value = text.rest(of: row, behind: "Hardware Model:") { model = text.string(value) }
      case UInt8(ascii: "L"):
        if text.begins(row, with: "Last Exception Backtrace") { section = .exceptionBacktrace }
      case UInt8(ascii: "B"):
        if text.begins(row, with: "Binary Images") { section = .images }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        takeRow(row, of: text)
      default: break
      }
    }

    private mutating func takeThread(_ row: Range<Int>, of text: borrowing CrashText) {
      if let value = text.rest(of: row, behind: "Triggered by Thread:") {
        setThread(value, text)
      } else if text.begins(row, with: "Thread ") {
        let isHeading = text.bytes[row.upperBound - 1] == UInt8(ascii: ":")
        if text.first(" Crashed", in: row) != nil {
          section = .crashedThread
        } else if isHeading, threadFrames.isEmpty, let crashedThread,
          text.string(row, limit: 64) == "Thread \(crashedThread):"
        {
          section = .crashedThread
        } else if isHeading {
          section = .other
        }
      }
    }

    private mutating func takeRow(_ row: Range<Int>, of text: borrowing CrashText) {
      switch section {
      case .exceptionBacktrace where exceptionFrames.count < CrashFacts.maximumFrames:
        if let frame = Row(row, of: text) { exceptionFrames.append(frame) }
      case .crashedThread where threadFrames.count < CrashFacts.maximumFrames:
        if let frame = Row(row, of: text) { threadFrames.append(frame) }
      case .images where ownImages.count < 256:
        takeImage(row, of: text)
      default: break
      }
    }

    /// Notes `0x104d88000 - 0x104dfffff Packrat arm64  <...> /private/.../Packrat.app/Packrat`.
    private mutating func takeImage(_ row: Range<Int>, of text: borrowing CrashText) {
      guard let slash = text.first(UInt8(ascii: "/"), in: row),
        text.first(".app/", in: slash..<row.upperBound) != nil,
        !text.begins(slash..<row.upperBound, with: "/Applications/Xcode"),
        let last = text.last(UInt8(ascii: "/"), in: slash..<row.upperBound)
      else { return }
      ownImages.insert(text.string(text.trimmed(last + 1..<row.upperBound), limit: 128))
    }

    private mutating func setThread(_ value: Range<Int>, _ text: borrowing CrashText) {
      crashedThread = text.string(value.lowerBound..<text.wordEnd(value), limit: 16)
    }

    /// `Packrat [1234]` without the number.
    private func name(_ value: Range<Int>, _ text: borrowing CrashText) -> String {
      let end = text.first(" [", in: value) ?? value.upperBound
      return text.string(text.trimmed(value.lowerBound..<end), limit: 128)
    }
  }
}
