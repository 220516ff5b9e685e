import Assets
import Bytes
import Records

/// What the mail program says about the system that a mail was sent from (`formats.md`, section 5).
enum MailProgram {
  /// The system that `X-Mailer` or `User-Agent` names, or nil.
  static func system(_ mailer: String, tables: ReferenceTables) -> SystemFacts? {
    let line = CleanLine(mailer)
    let bytes = line.bytes.span
    let end = bytes.count
    if let build = build(bytes, behind: "iphone mail (") ?? build(bytes, behind: "ipod mail (") {
      return phone(line.string(build), name: "iOS", tables)
    }
    if let build = build(bytes, behind: "ipad mail (") {
      let text = line.string(build)
      return phone(text, name: SystemFacts.padSystem(build: text), tables)
    }
    if bytes.spells("apple mail (", at: 0, before: end) {
      return SystemFacts(name: "macOS", version: macVersion(bytes, from: 12))
    }
    return platform(bytes).map { SystemFacts(name: $0) }
  }

  private static func phone(_ build: String, name: String, _ tables: ReferenceTables) -> SystemFacts
  {
    SystemFacts(name: name, version: tables.builds.version(of: build, on: .iOS), build: build)
  }

  private static func build(_ bytes: Span<UInt8>, behind words: StaticString) -> Range<Int>? {
    let start = words.utf8CodeUnitCount
    guard bytes.spells(words, at: 0, before: bytes.count) else { return nil }
    return SystemValue.appleBuild(bytes, at: start, before: bytes.count)
  }

  /// The version that the train of `2.3774.600.62` belongs to; 3445 is shared by two.
  private static func macVersion(_ bytes: Span<UInt8>, from start: Int) -> String? {
    var offset = start
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ".") else { return nil }
    var train = 0
    offset += 1
    while offset < bytes.count, bytes[offset].isDigit, train < 100_000 {
      train = train * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    return switch train {
    case 3608: "10.15"
    case 3654: "11"
    case 3696: "12"
    case 3731: "13"
    case 3774: "14"
    case 3826: "15"
    case 3864: "26"
    default: nil
    }
  }

  /// The platform that a program names: in the system part of its mark, or in its own name.
  private static func platform(_ bytes: Span<UInt8>) -> String? {
    let marks: [(mark: StaticString, name: String)] = [
      ("windows nt", "Windows"), ("(windows", "Windows"), ("windows mail", "Windows"),
      ("windows live mail", "Windows"),
      ("outlook express", "Windows"), ("macoutlook", "macOS"), ("macintosh", "macOS"),
      ("mac os x", "macOS"),
      ("yahoomailios", "iOS"), ("yahoomailandroid", "Android"), ("for android", "Android"),
      ("android", "Android"), ("iphone", "iOS"), ("ipad", "iPadOS"), (" ios", "iOS"),
      ("-ios", "iOS"), ("linux", "Linux"), ("(ios", "iOS"),
      ("cros ", "ChromeOS"),
    ]
    for entry in marks {
      for offset in 0..<bytes.count where bytes.spells(entry.mark, at: offset, before: bytes.count)
      {
        return entry.name
      }
    }
    return nil
  }
}
