import Bytes

/// How many people used which release on which day: what `--exposure` gives.
///
/// Lines of `date,app,version,active_users` (RFC 4180), or with a line of heads the columns that
/// `ExposureColumns` knows, in any order and among others; divided by commas, semicolons or tabs;
/// UTF-8, or UTF-16 with its mark. Days are UTC: `2026-03-07`. Lines about the same release and day
/// add up.
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
  /// Numbers of lines that can't be read, from 1; the first hundred.
  package private(set) var rejectedLines: [Int] = []
  /// How many lines can't be read.
  package private(set) var rejected = 0
  /// Whether the heads lack a column; then there are no rows.
  package private(set) var lacksColumn = false

  private static let rejectedLimit = 100
  private var columns: ExposureColumns?

  package init(rows: [Row]) { self.rows = rows }

  /// Reads a file.
  package init(csv bytes: Span<UInt8>) {
    let text = ExposureText(bytes)
    var reader = CommaSeparatedReader(separator: text.separator)
    for byte in text.bytes {
      guard reader.take(byte) else { continue }
      let line = reader.line
      add(reader.takeFields(), line: line)
      if lacksColumn { return }
    }
    let line = reader.line
    let last = reader.takeFields()
    if last != [""] { add(last, line: line) }
  }

  private mutating func add(_ fields: [String], line: Int) {
    if fields == [""] { return }
    guard let columns else {
      if ExposureColumns.isHead(fields) {
        columns = ExposureColumns(heads: fields)
        lacksColumn = columns == nil
      } else {
        columns = .usual
        add(fields, line: line)
      }
      return
    }
    guard fields.count >= columns.count, let day = Self.day(fields[columns.date]),
      let users = Double(fields[columns.users]), users.isFinite, users >= 0,
      fields[columns.app].utf8.count <= 400, fields[columns.version].utf8.count <= 256
    else {
      rejected += 1
      if rejectedLines.count < Self.rejectedLimit { rejectedLines.append(line) }
      return
    }
    rows.append(
      Row(day: day, app: fields[columns.app], version: fields[columns.version], users: users))
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
