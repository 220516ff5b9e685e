import Foundation
import TestSupport

/// An inbox that changes from night to night as real ones do: mail comes, is read, flagged, refiled,
/// doubled, packed and deleted.
final class NightlyInbox {
  let folder: TemporaryFolder
  private let mails: [(name: String, bytes: [UInt8])]
  private var next = 0
  private var archives = 0
  private var random: UInt64

  /// The paths of a run.
  var paths: [String] { [folder.path("Maildir"), folder.path("mbox"), folder.path("more")] }

  init(seed: UInt64, mails count: Int) throws {
    folder = try TemporaryFolder()
    random = seed
    mails = try SampleMbox.mails(count)
    for name in [
      "Maildir/cur", "Maildir/new", "Maildir/tmp", "Maildir/.Done/cur", "Maildir/.Done/new",
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try folder.write([], to: "mbox")
    // Mail without an app, of which a report names the place.
    for name in ["box.tar.gz", "box.zip", "mail.emlx"] {
      try FileManager.default.copyItem(
        atPath: Fixtures.path("mailboxes/" + name), toPath: createdFolder("more") + "/" + name)
    }
    let record =
      "{\"path\":\"elsewhere/1\",\"offset\":7,\"digest\":\"0123456789abcdef0123456789abcdef\","
      + "\"kind\":\"report\",\"date\":\"2025-11-01T00:00:00Z\"}\n"
    try folder.write(record, to: "more/records.ndjson")
  }

  private func createdFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: folder.path(name), withIntermediateDirectories: true)
    return folder.path(name)
  }

  /// SplitMix64 (Steele, Lea and Flood 2014).
  private func number(below bound: Int) -> Int {
    random &+= 0x9E37_79B9_7F4A_7C15
    var value = (random ^ random >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(bound))
  }

  private func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).sorted()
  }

  private func move(_ old: String, _ new: String) throws {
    if FileManager.default.fileExists(atPath: folder.path(new)) { return }
    try FileManager.default.moveItem(atPath: folder.path(old), toPath: folder.path(new))
  }

  /// A day passes; `count` mails come.
  func pass(mails count: Int) throws {
    for _ in 0..<count {
      guard next < mails.count else { break }
      let mail = mails[next]
      next += 1
      if number(below: 3) == 0 {
        try append(mail.bytes)
      } else {
        let base = mail.name.split(separator: ":")[0]
        try folder.write(mail.bytes, to: "Maildir/new/\(base)")
        if number(below: 8) == 0 { try append(mail.bytes) }
      }
    }
    for name in try files("Maildir/new") where number(below: 2) == 0 {
      try move("Maildir/new/" + name, "Maildir/cur/" + name + ":2,")
    }
    for name in try files("Maildir/cur") {
      let base = String(name.split(separator: ":")[0])
      switch number(below: 14) {
      case 0:
        try move(
          "Maildir/cur/" + name, "Maildir/cur/\(base):2,\(["S", "RS", "FS"][number(below: 3)])x")
      case 1: try move("Maildir/cur/" + name, "Maildir/.Done/cur/" + base + ":2,S")
      case 2: try FileManager.default.removeItem(atPath: folder.path("Maildir/cur/" + name))
      case 3:
        try folder.write(try folder.read("Maildir/cur/" + name), to: "Maildir/new/\(base)copy")
      case 4: try move("Maildir/cur/" + name, "Maildir/cur/\(base):2,DS")
      default: break
      }
    }
    switch number(below: 5) {
    case 0:
      archives += 1
      try SystemProgram.shell(
        "gzip -c \"$1\" > \"$2\"", folder.path("mbox"), folder.path("more/\(archives).mbox.gz"))
      try folder.write([], to: "mbox")
    case 1:
      let whole = try folder.read("mbox")
      try folder.write(whole.dropFirst(whole.count / 2), to: "mbox")
    case 2:
      for name in try files("more") where number(below: 2) == 0 {
        try FileManager.default.removeItem(atPath: folder.path("more/" + name))
      }
    default: break
    }
  }

  private func append(_ mail: [UInt8]) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("mbox")))
    try handle.seekToEnd()
    try handle.write(
      contentsOf: Data(Array("From - Tue Jan  6 09:10:11 2026\n".utf8) + mail + [0x0A, 0x0A]))
    try handle.close()
  }
}
