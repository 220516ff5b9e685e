/// The tables of a state and how they came to be.
enum StateSchema {
  /// "Tria", which tells a state from all other files of SQLite.
  static let applicationID = 0x5472_6961

  /// The version of the tables that this program writes.
  static var version: Int { migrations.count }

  /// Versions beyond this were never written: such a number is damage.
  static let lastVersion = 10_000

  /// By version: what leads from it to the next.
  ///
  /// Sums stand before the blobs, so that they are read without these.
  static let migrations: [StaticString] = [
    """
    PRAGMA application_id=0x54726961;
    CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE mailbox (
      id INTEGER PRIMARY KEY, sum INTEGER NOT NULL, content BLOB NOT NULL) STRICT;
    CREATE TABLE segment (
      id INTEGER PRIMARY KEY, mailbox INTEGER NOT NULL, sum INTEGER NOT NULL, keys BLOB NOT NULL,
      facts BLOB NOT NULL) STRICT;
    CREATE TABLE entry (
      id INTEGER PRIMARY KEY, sum INTEGER NOT NULL, content BLOB NOT NULL) STRICT;
    PRAGMA user_version=1;
    """
  ]
}
