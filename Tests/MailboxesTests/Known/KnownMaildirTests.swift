import Bytes
import Glibc
import Testing

@testable import Mailboxes

@Suite("Maildirs that an earlier run has read")
struct KnownMaildirTests {
  private static func mail(_ number: Int) -> String {
    "From: a\(number)@example.org\nSubject: \(number)\n\nHello \(number)\n"
  }

  private static func inbox() throws -> ThrowAwayFolder {
    let folder = try ThrowAwayFolder()
    try folder.make("box/tmp")
    for number in 0..<6 {
      let place = number < 3 ? "new/\(1_700_000_000 + number).M\(number)" : nil
      try folder.put(
        "box/" + (place ?? "cur/\(1_700_000_000 + number).M\(number):2,S"), mail(number))
    }
    return folder
  }

  private func rename(_ folder: ThrowAwayFolder, _ old: String, _ new: String) {
    #expect(Glibc.rename(folder.path + "/box/" + old, folder.path + "/box/" + new) == 0)
  }

  @Test("known files aren't opened, whatever their flags and folder; the others are")
  func flags() throws {
    let folder = try Self.inbox()
    let box = folder.path + "/box"
    let first = RememberedRun(box)
    #expect(first.read.count == 6)
    // Bytes that would be another message, if anybody looked.
    for name in ["new/1700000000.M0", "cur/1700000003.M3:2,S"] {
      try folder.put("box/" + name, "Subject: changed\n\n")
    }
    rename(folder, "new/1700000001.M1", "cur/1700000001.M1:2,RS")
    rename(folder, "cur/1700000004.M4:2,S", "cur/1700000004.M4:2,FS")
    unlink(box + "/cur/1700000005.M5:2,S")
    try folder.put("box/new/1700000009.M9", Self.mail(9))
    let second = RememberedRun(box, after: first)
    #expect(second.read.map(\.path) == [box + "/new/1700000009.M9"])
    #expect(
      Set(second.messages.map(\.path))
        == Set(
          [
            "new/1700000000.M0", "cur/1700000001.M1:2,RS", "new/1700000002.M2",
            "cur/1700000003.M3:2,S", "cur/1700000004.M4:2,FS", "new/1700000009.M9",
          ].map { box + "/" + $0 }))
    #expect(
      Set(second.messages.map(\.digest)).isSuperset(of: first.messages.prefix(5).map(\.digest)))
    let third = RememberedRun(box, after: second)
    #expect(third.read.isEmpty)
    #expect(third.messages.count == 6)
  }

  @Test("a file is read again when it is another one, or its mark makes it another message")
  func others() throws {
    let folder = try Self.inbox()
    let box = folder.path + "/box"
    let first = RememberedRun(box)
    // The same name, another file.
    try folder.put("box/tmp/x", Self.mail(77))
    rename(folder, "tmp/x", "new/1700000002.M2")
    // A draft is no mail of a customer.
    rename(folder, "cur/1700000003.M3:2,S", "cur/1700000003.M3:2,DS")
    // Refiled: known in the old folder, not in the new one.
    try folder.make("box/.Done/cur")
    try folder.make("box/.Done/new")
    rename(folder, "cur/1700000004.M4:2,S", ".Done/cur/1700000004.M4:2,S")
    let second = RememberedRun(box, after: first)
    #expect(
      Set(second.read.map(\.path))
        == Set(
          [
            "new/1700000002.M2", "cur/1700000003.M3:2,DS", ".Done/cur/1700000004.M4:2,S",
          ].map { box + "/" + $0 }))
    #expect(second.messages.count == 6)
    #expect(RememberedRun(box, after: second).read.isEmpty)
  }

  @Test("what could not be read, and what has its date from the file system, is tried again")
  func uncertain() throws {
    let folder = try Self.inbox()
    let box = folder.path + "/box"
    try folder.put("box/cur/nodate:2,", Self.mail(8))
    try folder.put("box/cur/1700000020.Z:2,", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1])
    let first = RememberedRun(box)
    #expect(first.messages.count == 8)
    #expect(first.problems.map(\.reason) == [.damagedArchive])
    let second = RememberedRun(box, after: first)
    #expect(second.messages.count == 8)
    #expect(
      Set(second.read.map(\.path)) == [box + "/cur/nodate:2,", box + "/cur/1700000020.Z:2,"])
    #expect(second.problems == first.problems)
  }

  @Test("a folder that is called otherwise is read anew: the name decides what is junk")
  func renamedFolder() throws {
    let folder = try Self.inbox()
    try folder.make("box/.Old/cur")
    try folder.make("box/.Old/new")
    try folder.put("box/.Old/cur/1700000050.A:2,", Self.mail(50))
    let first = RememberedRun(folder.path + "/box")
    rename(folder, ".Old", ".Junk")
    let second = RememberedRun(folder.path + "/box", after: first)
    #expect(second.read.map(\.path) == [folder.path + "/box/.Junk/cur/1700000050.A:2,"])
    #expect(second.messages.count == 7)
  }
}
