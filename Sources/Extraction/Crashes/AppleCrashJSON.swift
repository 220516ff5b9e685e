private import FoundationEssentials
import Records

/// The `.ips` file of iOS 15 and macOS 12 and later ("Interpreting the JSON format of a crash
/// report"): one line of JSON that describes the file, then one object that is the report.
///
/// Older files have `.crash` text behind the first line.
enum AppleCrashJSON: CrashFormat {
  /// Levels of nesting from which on the text is no JSON.
  static let maximumDepth = 64

  static func read(_ text: borrowing CrashText) -> CrashFacts? {
    var place = 0
    guard let first = text.nextLine(&place), text.begins(text.trimmed(first), with: "{") else {
      return nil
    }
    let isHeader = text.first("\"bug_type\"", in: first) != nil && place < text.bytes.count
    let body = text.trimmed((isHeader ? place : 0)..<text.bytes.count)
    guard text.begins(body, with: "{") else {
      return isHeader ? AppleCrashText.read(CrashText(text.bytes.extracting(body))) : nil
    }
    guard isShallow(text, body) else { return nil }
    let data = unsafe text.bytes.extracting(body).withUnsafeBytes { unsafe Data($0) }
    guard let report = try? JSONDecoder().decode(AppleCrashReport.self, from: data) else {
      return nil
    }
    return report.facts
  }

  /// Whether objects and arrays are nested less deep than the limit; strings are skipped.
  private static func isShallow(_ text: borrowing CrashText, _ range: Range<Int>) -> Bool {
    var depth = 0
    var isInString = false
    var place = range.lowerBound
    while place < range.upperBound {
      switch text.bytes[place] {
      case UInt8(ascii: "\\") where isInString: place &+= 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth &+= 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: depth &-= 1
      default: break
      }
      if depth > maximumDepth { return false }
      place &+= 1
    }
    return true
  }
}
