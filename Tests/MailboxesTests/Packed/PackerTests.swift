import Bytes
import Records
import TestSupport
import Testing

@testable import Mailboxes

@Suite("Mailboxes packed by the programs that people use")
struct PackerTests {
  /// A program that packs standard input to standard output, and unpacks it with `-dc`.
  struct Packer: CustomTestStringConvertible, Sendable {
    let testDescription: String

    init(_ name: String) { testDescription = name }

    static let all = ["gzip", "bzip2", "xz", "zstd"].map { Packer($0) }

    func pack(_ path: String) throws -> [UInt8] {
      try SystemProgram.shell("\(testDescription) -c < \"$1\"", path)
    }

    /// What the program itself can save of a file that is cut.
    func unpack(_ path: String) throws -> [UInt8] {
      try SystemProgram.shell("\(testDescription) -dc < \"$1\"", path)
    }
  }

  /// What was read from one file, as if it were another.
  private static func items(_ found: CollectedMessages, as path: String)
    -> [CollectedMessages.Item]
  {
    found.items.map { item in
      var item = item
      item.origin.path = path
      return item
    }
  }

  @Test("a packed mailbox is the same as the plain one, in one piece or two", arguments: Packer.all)
  func whole(packer: Packer) throws {
    let folder = try ThrowAwayFolder()
    let bytes = try SampleMbox.bytes(40)
    let plain = CollectedMessages(try folder.put("in.mbox", bytes))
    #expect(plain.items.count == 40)
    let packed = try packer.pack(folder.path + "/in.mbox")
    let half = bytes.count / 2
    let first = try packer.pack(try folder.put("first", Array(bytes[..<half])))
    let second = try packer.pack(try folder.put("second", Array(bytes[half...])))
    for content in [packed, first + second] {
      let path = try folder.put("in.packed", content)
      let found = CollectedMessages(path)
      #expect(Self.items(found, as: folder.path + "/in.mbox") == plain.items)
      #expect(found.problems == [])
    }
  }

  @Test("cut anywhere, all that the packer itself can save is read, and it is named")
  func cuts() throws {
    for packer in Packer.all {
      let folder = try ThrowAwayFolder()
      let plain = CollectedMessages(try folder.put("in.mbox", try SampleMbox.bytes(6)))
      let packed = try packer.pack(folder.path + "/in.mbox")
      for step in 1...100 {
        let length = packed.count * step / 101
        let path = try folder.put("cut", Array(packed[..<length]))
        let found = CollectedMessages(path)
        let comment: Comment = "\(packer.testDescription) cut at \(length) of \(packed.count)"
        #expect(found.problems.map(\.reason) == [.damagedArchive], comment)
        let saved = CollectedMessages(try folder.put("saved", try packer.unpack(path)))
        let least = max(saved.items.count - 1, 0)
        #expect(found.items.count >= saved.items.count, comment)
        let sure = max(found.items.count - 1, least)
        #expect(
          Self.items(found, as: "").prefix(sure).elementsEqual(
            Self.items(plain, as: "").prefix(sure)), comment)
        if let last = found.items.last, found.items.count < plain.items.count {
          #expect(last.origin.warnings == RecordWarnings(.truncated), comment)
        }
      }
    }
  }

  @Test("a zip or tar that is cut gives what came before", arguments: ["zip", "tar"])
  func cutArchives(kind: String) throws {
    let folder = try ThrowAwayFolder()
    for (index, mail) in try SampleMbox.mails(12).enumerated() {
      try folder.put("box/\(10 + index).eml", mail.bytes)
    }
    let command =
      kind == "zip"
      ? "cd \"$1\" && python3 -m zipfile -c out box && cat out"
      : "cd \"$1\" && tar -cf - --sort=name box"
    let packed = try SystemProgram.shell(command, folder.path)
    let path = try folder.put("in.packed", packed)
    let whole = CollectedMessages(path)
    #expect(whole.items.count == 12)
    #expect(whole.problems == [])
    var least = 12
    for step in (1...100).reversed() {
      let length = packed.count * step / 101
      let found = CollectedMessages(try folder.put("in.packed", Array(packed[..<length])))
      #expect(found.items.count <= least, "cut at \(length)")
      least = found.items.count
      let sure = max(found.items.count - 1, 0)
      #expect(found.items.prefix(sure).elementsEqual(whole.items.prefix(sure)), "cut at \(length)")
      // The end of an archive is only its list of contents, or padding.
      if found.items.count < 12 {
        #expect(!found.problems.isEmpty, "cut at \(length)")
      }
    }
    #expect(least < 3)
  }

  @Test(
    "bytes behind a packed mailbox are named, zeros are padding",
    arguments: [("rubbish", true), ("\0\0\0\0\0\0", false)])
  func trailing(rest: String, isNamed: Bool) throws {
    let folder = try ThrowAwayFolder()
    try folder.put("in.mbox", try SampleMbox.bytes(5))
    let packed = try Packer("gzip").pack(folder.path + "/in.mbox")
    let found = CollectedMessages(try folder.put("in.gz", packed + Array(rest.utf8)))
    #expect(found.items.count == 5)
    #expect(found.items.allSatisfy { $0.origin.warnings.isEmpty })
    #expect(found.problems.map(\.reason) == (isNamed ? [.trailingBytes] : []))
  }

  @Test("a wrong sum is named, and what was unpacked counts", arguments: ["gzip", "xz", "zstd"])
  func wrongSum(name: String) throws {
    let folder = try ThrowAwayFolder()
    try folder.put("in.mbox", try SampleMbox.bytes(5))
    var packed = try Packer(name).pack(folder.path + "/in.mbox")
    // The sum lies before the size in gzip, before index and footer in xz, at the end in zstd.
    let place =
      name == "gzip" ? packed.count - 8 : name == "xz" ? packed.count - 30 : packed.count - 1
    packed[place] ^= 0x55
    let found = CollectedMessages(try folder.put("in.packed", packed))
    #expect(found.items.count == 5)
    #expect(found.problems.map(\.reason) == [.damagedArchive])
  }

  @Test("a stream that unpacks to far more than mail does is named, and one without end is left")
  func expansion() throws {
    let folder = try ThrowAwayFolder()
    let text =
      "From - Tue Jan  6 09:10:11 2026\nSubject: x\n\n" + String(repeating: "A", count: 8 << 20)
    try folder.put("in.mbox", text)
    let path = try folder.put("in.bz2", try Packer("bzip2").pack(folder.path + "/in.mbox"))
    var limits = ReadingLimits()
    limits.expanded = 1 << 20
    let found = CollectedMessages(path, limits: limits)
    #expect(found.places == [[32, 12 + (8 << 20)]])
    #expect(found.problems.map(\.reason) == [.expansion])
    limits.expandedMost = 4 << 20
    let left = CollectedMessages(path, limits: limits)
    #expect(left.items.map(\.origin.warnings) == [RecordWarnings(.truncated)])
    #expect(left.problems.map(\.reason) == [.expansion, .damagedArchive])
    limits.expanded = 16 << 20
    #expect(CollectedMessages(path, limits: limits).problems == [])
  }

  @Test(
    "a file that asks for more memory than it may have is refused",
    arguments: ["zstd --long=28 -c", "xz --lzma2=preset=0,dict=192MiB -c"])
  func dictionaries(command: String) throws {
    let folder = try ThrowAwayFolder()
    try folder.put("in.mbox", try SampleMbox.bytes(5))
    let packed = try SystemProgram.shell("cat \"$1\" | \(command)", folder.path + "/in.mbox")
    let found = CollectedMessages(try folder.put("in.packed", packed))
    #expect(found.items.isEmpty)
    #expect(found.problems.map(\.reason) == [.notPermitted])
  }
}
