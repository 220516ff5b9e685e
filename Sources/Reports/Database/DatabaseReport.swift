package import Analysis
package import Bytes
package import Records
import Store

/// All messages and findings as one SQLite file (`report.md`, section 5).
package enum DatabaseReport {
  package static let name = "db"

  /// Builds the file, which must be empty or missing.
  ///
  /// Nothing is journalled and nothing synchronised: the file gets its name when it is whole.
  package static func write(
    _ findings: Findings, records: borrowing SpooledRecords, options: ReportOptions,
    toFile path: String
  ) throws(FileError) {
    do throws(DatabaseError) {
      let database = try Database(path: path, .creating)
      try database.execute(
        "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY")
      try database.execute(DatabaseSchema.number)
      try database.execute("BEGIN")
      try database.execute(DatabaseSchema.tables)
      try fill(database, findings, records: records, options: options)
      try database.execute(DatabaseSchema.indexes)
      try database.execute(DatabaseSchema.views)
      try database.execute("COMMIT")
      try database.close()
    } catch {
      throw FileError(error)
    }
  }

  private static func fill(
    _ database: Database, _ findings: Findings, records: borrowing SpooledRecords,
    options: ReportOptions
  ) throws(DatabaseError) {
    var releases = DatabaseReleases()
    if let listing = findings.listing {
      try releases.write(listing, findings, to: database)
      var messages = try DatabaseMessages(database, listing, options: options)
      for number in 0..<listing.count {
        let message = listing[number]
        guard let record = try record(of: message, records) else { continue }
        try messages.write(
          number, message, record,
          release: message.release.flatMap { releases.id(listing.releases[$0]) })
      }
    }
    try DatabaseRegressions.write(findings, releases: releases, options: options, to: database)
    var meta = try database.prepare("INSERT INTO meta (key, value) VALUES (?, ?)")
    let period = findings.period
    for (key, value) in [
      ("schema", "1"), ("generator", "triage"), ("version", options.programVersion),
      ("generated", findings.generated.description), ("period_from", period.from?.description),
      ("period_to", period.to?.description), ("newest_message", period.newestMessage?.description),
    ] {
      try meta.run([.text(key), .text(value)])
    }
  }

  private static func record(
    of message: MessageListing.Message, _ records: borrowing SpooledRecords
  ) throws(DatabaseError) -> MessageRecord? {
    do throws(FileError) {
      return try records.record(of: message)
    } catch {
      throw DatabaseError(path: error.path, code: DatabaseError.inputOutput, message: error.call)
    }
  }
}
