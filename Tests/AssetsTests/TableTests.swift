import Assets
import Testing

@Suite("Tables that are part of the program")
struct TableTests {
  @Test(
    "identifiers have the marketing names that their maker gave them",
    arguments: [
      ("iPhone12,1", "iPhone 11"), ("iPhone14,6", "iPhone SE (3rd generation)"),
      ("iPhone15,2", "iPhone 14 Pro"), ("iPhone17,5", "iPhone 16e"), ("iPhone18,4", "iPhone Air"),
    ])
  func devices(identifier: String, name: String) {
    let bytes = [UInt8](identifier.utf8)
    #expect(DeviceTable().name(of: bytes.span) == name)
  }

  @Test("an identifier that nobody made has no name", arguments: ["iPhone99,9", "", "iPhone"])
  func unknown(identifier: String) {
    let bytes = [UInt8](identifier.utf8)
    #expect(DeviceTable().name(of: bytes.span) == nil)
  }

  @Test("a table of the user comes before ours")
  func overrides() {
    let table = DeviceTable(overrides: Array("iPhone15,2\tMy own name\n".utf8))
    let bytes = [UInt8]("iPhone15,2".utf8)
    #expect(table.name(of: bytes.span) == "My own name")
  }

  @Test(
    "one build is two versions on two platforms",
    arguments: [
      ("22G90", SystemBuildTable.Platform.iOS, "18.6.1"),
      ("22G90", .macOS, "13.5.1"), ("21F79", .iOS, "17.5"), ("21F79", .macOS, "12.4"),
      ("16A366", .iOS, "12.0"), ("99Z99", .iOS, nil),
    ] as [(String, SystemBuildTable.Platform, String?)])
  func builds(build: String, platform: SystemBuildTable.Platform, version: String?) {
    #expect(SystemBuildTable().version(of: build, on: platform) == version)
  }

  @Test("rows are found among any number of rows, and only those with the first byte asked for")
  func rows() {
    let table = SortedTable(unsorted: Array("pear\t1\napple\t2\nplum\t3\napricot\t4\n".utf8))
    for (key, value) in [("pear", "1"), ("apple", "2"), ("plum", "3"), ("apricot", "4")] {
      let bytes = [UInt8](key.utf8)
      #expect(table.row(for: bytes.span).map { table.column(1, of: $0) } == value)
    }
    var found: [String] = []
    table.forEach(from: UInt8(ascii: "p")) { _, row in found.append(table.column(0, of: row)) }
    #expect(found == ["pear", "plum"])
    found = []
    table.forEach(from: UInt8(ascii: "b")) { _, row in found.append(table.column(0, of: row)) }
    #expect(found == [])
  }
}
