import Records

/// The report of a native crash on Android (source.android.com, "Diagnosing native crashes").
enum AndroidTombstone: CrashFormat {
  static func read(_ text: borrowing CrashText) -> CrashReport? {
    var signal: String?
    var frames: [CrashFrame] = []
    var place = 0
    while let line = text.nextLine(&place) {
      let row = LogcatLine.message(text.trimmed(line), of: text)
      if signal == nil, text.begins(row, with: "signal ") || text.begins(row, with: "Fatal signal ")
      {
        signal = signalName(row, text)
      } else if frames.count < CrashFacts.maximumFrames, let frame = frame(row, text) {
        frames.append(frame)
      } else if !frames.isEmpty, row.isEmpty {
        break
      }
    }
    guard signal != nil, !frames.isEmpty else { return nil }
    return CrashReport(CrashFacts(exception: signal, thread: frames))
  }

  /// `SIGSEGV` of `signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0`.
  private static func signalName(_ row: Range<Int>, _ text: borrowing CrashText) -> String? {
    guard let open = text.first("(SIG", in: row),
      let close = text.first(UInt8(ascii: ")"), in: open..<row.upperBound)
    else { return nil }
    return text.string(open + 1..<close, limit: 32)
  }

  /// The call in `#00 pc 0000000000012345  /data/app/.../libdraw.so (Canvas_flush+123)`.
  private static func frame(_ row: Range<Int>, _ text: borrowing CrashText) -> CrashFrame? {
    guard text.begins(row, with: "#") else { return nil }
    let numberEnd = text.wordEnd(row)
    guard let address = text.rest(of: text.trimmed(numberEnd..<row.upperBound), behind: "pc ")
    else { return nil }
    let path = text.trimmed(text.wordEnd(address)..<row.upperBound)
    let pathEnd = text.wordEnd(path)
    let library = path.lowerBound..<pathEnd
    let name =
      (text.last(UInt8(ascii: "/"), in: library).map { $0 + 1 } ?? library.lowerBound)..<pathEnd
    let image = text.string(name, limit: 128)
    let call = text.trimmed(pathEnd..<row.upperBound)
    var function: String?
    if text.begins(call, with: "("), !text.begins(call, with: "(BuildId"),
      let close = text.first(") ", in: call)
        ?? (text.bytes[call.upperBound - 1] == UInt8(ascii: ")") ? call.upperBound - 1 : nil)
    {
      let plus = text.last(UInt8(ascii: "+"), in: call.lowerBound + 1..<close) ?? close
      function = text.string(call.lowerBound + 1..<plus)
    }
    let isSystem =
      text.begins(library, with: "/system/") || text.begins(library, with: "/apex/")
      || text.begins(library, with: "/vendor/")
    return CrashFrame(
      text: function.map { image + " " + $0 } ?? image, function: function, isOwn: !isSystem)
  }
}
