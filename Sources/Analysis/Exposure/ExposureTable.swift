import Bytes

/// How many people used which release on which day: what `--exposure` gives.
///
/// A CSV file (RFC 4180) of `date,app,version,active_users`; a header line is passed over. Days are
/// UTC: `2026-03-07`.
package struct ExposureTable: Sendable {
  /// One line.
  package struct Row: Hashable, Sendable {
    /// Days since 1970-01-01.
    package var day: Int
    package var app: String
    package var version: String
    package var users: Double

    package init(day: Int, app: String, version: String, users: Double) {
      self.day = day
      self.app = app
      self.version = version
      self.users = users
    }
  }

  package private(set) var rows: [Row] = []
  /// Numbers of lines that can't be read, from 1; at most the first hundred.
  package private(set) var rejectedLines: [Int] = []

  private static let rejectedLimit = 100

  package init(rows: [Row]) { self.rows = rows }

  /// Reads a CSV file.
  package init(csv bytes: Span<UInt8>) {
    var reader = CommaSeparatedReader()
    var line = 0
    for index in bytes.indices {
      if reader.take(bytes[index]) { add(reader.takeFields(), line: &line) }
    }
    let last = reader.takeFields()
    if last != [""] { add(last, line: &line) }
  }

  private mutating func add(_ fields: [String], line: inout Int) {
    line += 1
    if fields == [""] || (line == 1 && fields.first?.lowercased().hasSuffix("date") == true) {
      return
    }
    guard fields.count >= 4, let day = Self.day(fields[0]), let users = Double(fields[3]),
      users.isFinite, users >= 0, fields[1].utf8.count <= 400, fields[2].utf8.count <= 256
    else {
      if rejectedLines.count < Self.rejectedLimit { rejectedLines.append(line) }
      return
    }
    rows.append(Row(day: day, app: fields[1], version: fields[2], users: users))
  }

  private static func day(_ text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    return date.daysSinceEpoch
  }
}
