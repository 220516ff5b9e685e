/// Files that were made with other programs.
enum Fixture {
  /// The path of a file in `Fixtures/mailboxes`.
  static func mailbox(_ name: String, file: String = #filePath) -> String {
    let root = file.split(separator: "/").prefix { $0 != "Tests" }.joined(separator: "/")
    return "/" + root + "/Fixtures/mailboxes/" + name
  }
}
