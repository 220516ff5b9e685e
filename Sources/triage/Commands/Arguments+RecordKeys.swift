import CommandLineKit
import Records

extension Arguments {
  /// The keys of a record that an option lists, in the order of the record, or nil when it was not
  /// given.
  ///
  /// `report` stands for the keys that reports are made from.
  func recordKeys(_ name: String) throws(UsageError) -> [RecordKey]? {
    guard let list = value(name) else { return nil }
    var wanted = Set<RecordKey>()
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part)
      if word == "report" {
        wanted.formUnion(RecordKey.ofReports)
      } else if let key = RecordKey(rawValue: word) {
        wanted.insert(key)
      } else {
        let known = RecordKey.allCases.map(\.rawValue) + ["report"]
        throw UsageError(
          "--\(name): \"\(word)\" is no key of a record",
          hint: NearMiss.best(for: word, among: known).map { "Did you mean \($0)?" }
            ?? "Write keys with commas between them, such as message_id,date,app, or report.")
      }
    }
    return RecordKey.allCases.filter(wanted.contains)
  }
}
