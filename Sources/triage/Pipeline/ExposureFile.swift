import Analysis
import Bytes
private import Glibc

/// The table of users that `--exposure` names.
struct ExposureFile {
  let table: ExposureTable
  /// What is wrong with some of its lines, or nil.
  let complaint: Complaint?

  /// Bytes that are read: a table of 30 apps over three years has a tenth of it.
  private static let sizeLimit = 256 << 20
  private static let hint =
    "Write date,app,version,active_users: 2026-03-07,Lumen Notes,4.2.0,1250."

  /// Reads the table; throws when the file can't be read or no line of it can.
  init(_ path: String) throws(Complaint) {
    let bytes = try Self.content(of: path)
    table = ExposureTable(csv: bytes.span)
    let shown = ShownText.path(path)
    if table.lacksColumn {
      throw Complaint(
        "--exposure: a column for date, app, version or users is missing in line 1: \(shown)",
        hint: Self.hint, status: .notMail)
    }
    guard table.rejected > 0 else {
      complaint = nil
      return
    }
    let lines = table.rejectedLines.prefix(3).map(String.init).joined(separator: ", ")
    let more = table.rejected > 3 ? " and \(table.rejected - 3) more" : ""
    let problem = "--exposure: can't read line \(lines)\(more): \(shown)"
    if table.rows.isEmpty { throw Complaint(problem, hint: Self.hint, status: .notMail) }
    complaint = Complaint(
      problem, hint: "The other lines count. " + Self.hint, status: .inputOutput)
  }

  private static func content(of path: String) throws(Complaint) -> [UInt8] {
    do throws(SystemError) {
      return try WholeFile.content(of: path, limit: sizeLimit)
    } catch {
      throw Complaint(
        "--exposure: can't read \(ShownText.path(path))"
          + " (\(unsafe String(cString: strerror(error.code))))",
        hint: "Give a file of users by day, as CSV.", status: .noInput)
    }
  }
}
