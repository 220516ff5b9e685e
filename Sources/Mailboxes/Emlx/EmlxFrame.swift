import Bytes
import Records

/// A message as Apple Mail stores it: a line with its size, the message, and a property list.
struct EmlxFrame: Hashable {
  /// Where the message lies in the file.
  let range: Range<Int>
  /// `date-received` of the property list.
  private(set) var date: Timestamp?
  private(set) var flags: MessageOrigin.Flags = []

  /// Bytes at the end of a file in which the property list is looked for.
  static let tailLength = 64 * 1024

  /// A message without a frame.
  init(range: Range<Int>) { self.range = range }

  /// Reads the frame of a file.
  ///
  /// - Parameters:
  ///   - start: where the message starts, behind the first line.
  ///   - count: the size that the first line names; a wrong one is found out.
  ///   - tail: the end of the file, or all of it; it begins at `tailStart`.
  init(start: Int, count: Int?, tail: Span<UInt8>, tailStart: Int) {
    let size = tailStart + tail.count
    var end = size
    var list: Int?
    if let count, count <= size - start,
      let place = Self.list(at: max(start + count - tailStart, 0), in: tail),
      start + count >= tailStart
    {
      end = start + count
      list = place
    } else if let count, count == size - start {
      end = size
    } else if let place = Self.lastList(in: tail), tailStart + place >= start {
      end = tailStart + place
      list = place
    }
    range = start..<max(start, end)
    if let list { read(tail.extracting(list...)) }
  }

  /// The first line of an emlx: digits, perhaps padded, or none of them and only blanks.
  ///
  /// - Returns: where the message starts, and the size if it is one; nil when the line is another.
  static func firstLine(of bytes: Span<UInt8>) -> (start: Int, count: Int?)? {
    guard let end = bytes.extracting(first: 256).firstIndex(of: 0x0A), end > 0 else { return nil }
    var count: Int? = 0
    var digits = 0
    for index in 0..<end {
      switch bytes[index] {
      case 0x30...0x39:
        digits += 1
        count = digits > 15 ? nil : count.map { $0 * 10 + Int(bytes[index] - 0x30) }
      case 0x20, 0x09, 0x0D: break
      case UInt8(ascii: "-"), UInt8(ascii: "+"): count = nil
      default: return nil
      }
    }
    return (end + 1, digits > 0 ? count : nil)
  }

  /// Whether a property list begins at `start`, perhaps behind line ends; gives its place.
  private static func list(at start: Int, in bytes: Span<UInt8>) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] == 0x0A || bytes[place] == 0x0D { place += 1 }
    return bytes.has("<?xml", at: place) ? place : nil
  }

  /// The last `<?xml` with a property list behind it.
  static func lastList(in bytes: Span<UInt8>) -> Int? {
    var found: Int?
    var start = 0
    while let next = bytes.firstIndex(of: UInt8(ascii: "<"), before: UInt8(ascii: "?"), from: start)
    {
      if bytes.has("<?xml", at: next) { found = next }
      start = next + 1
    }
    guard let found, Self.place(of: "<plist", in: bytes, from: found) != nil else { return nil }
    return found
  }

  private mutating func read(_ list: Span<UInt8>) {
    if let seconds = Self.number(of: "<key>date-received</key>", in: list) {
      date = Self.date(seconds)
    }
    if let bits = Self.number(of: "<key>flags</key>", in: list) {
      // Apple Mail's bits: read, deleted, answered, flagged, draft, forwarded.
      let names: [(Int64, MessageOrigin.Flags)] = [
        (0, .seen), (1, .trashed), (2, .replied), (4, .flagged), (6, .draft), (8, .passed),
      ]
      for (bit, flag) in names where bits >> bit & 1 == 1 { flags.insert(flag) }
    }
  }

  /// Seconds since 1970, or since 2001 when that is the only sensible reading: Apple Mail received
  /// nothing before 2001.
  private static func date(_ seconds: Int64) -> Timestamp? {
    let secondsTo2001: Int64 = 978_307_200
    if seconds >= secondsTo2001 { return Timestamp.trustworthy(seconds: seconds) }
    return seconds > 0 ? Timestamp(seconds: seconds + secondsTo2001) : nil
  }

  /// The whole part of the number behind a key.
  private static func number(of key: StaticString, in list: Span<UInt8>) -> Int64? {
    guard let found = Self.place(of: key, in: list, from: 0) else { return nil }
    var place = found + key.utf8CodeUnitCount
    while place < list.count, list[place] != UInt8(ascii: "<") { place += 1 }
    guard list.has("<integer>", at: place) || list.has("<real>", at: place),
      let close = list.firstIndex(of: UInt8(ascii: ">"), from: place)
    else { return nil }
    place = close + 1
    var value: Int64 = 0
    var digits = 0
    while place < list.count, (0x30...0x39).contains(list[place]), digits < 18 {
      value = value * 10 + Int64(list[place] - 0x30)
      digits += 1
      place += 1
    }
    let isOver =
      place < list.count && (list[place] == UInt8(ascii: "<") || list[place] == UInt8(ascii: "."))
    return digits > 0 && isOver ? value : nil
  }

  private static func place(of text: StaticString, in bytes: Span<UInt8>, from start: Int) -> Int? {
    var place = start
    while let found = bytes.firstIndex(of: UInt8(ascii: "<"), from: place) {
      if bytes.has(text, at: found) { return found }
      place = found + 1
    }
    return nil
  }
}
