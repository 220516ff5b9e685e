import Bytes
import Records
import Testing

@testable import MIME

@Suite("Headers that break every rule")
struct HostileHeaderTests {
  /// Pieces that mean something to one of the readers.
  static let pieces = [
    "=?utf-8?Q?", "=?iso-2022-jp?B?", "?=", "=?", "=C3=A4", "w6Q=", "\"", "\\", "(", ")", "<", ">",
    "@", ",", ";", ":", ".", " ", "\t", "\r\n ", "\r", "\0", "\u{1}", "\u{1B}$B", "\u{1B}(B", "a",
    "Anna", "b.example", "6", "Jan", "2026", "09:10", "+0100", "-", "/", "ä", "\u{301}", "[", "]",
  ]

  @Test("any order of pieces gives values without control characters", arguments: 0..<40)
  func readsAnyOrder(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    for _ in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<random.next(below: 24) {
        if random.next(below: 12) == 0 {
          bytes.append(UInt8(random.next(below: 256)))
        } else {
          bytes += Array(Self.pieces[random.next(below: Self.pieces.count)].utf8)
        }
      }
      check(bytes)
    }
  }

  @Test(
    "every prefix and every changed byte of a value is read",
    arguments: [
      "\"Meier, Anna\" (x (y)) <@a,@b:\"anna m\"@example.com>, T: =?utf-8?Q?=C3=A4?= <b@[192.0.2.1]>;",
      "Tue, 6 Jan 2026 09:10:11 +0100 (CET)",
      "=?utf-8?B?w6Q=?= =?utf-8*de?q?=c3=a4?= \u{1B}$B46;z\u{1B}(B",
      "<a@example.org> (see \"b\") <[c@d]>",
    ])
  func readsEachChange(source: String) {
    let bytes = Array(source.utf8)
    for end in 0...bytes.count { check(Array(bytes[..<end])) }
    for place in bytes.indices {
      for byte: UInt8 in [0, 0x1B, 0x20, 0x22, 0x28, 0x3C, 0x3D, 0x3F, 0x5C, 0xFF] {
        var changed = bytes
        changed[place] = byte
        check(changed)
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    var fields = FieldDecoder()
    let range = bytes.indices
    var values = [fields.text(bytes.span, in: range)]
    for mailbox in fields.addresses(bytes.span, in: range) {
      #expect(mailbox.name != nil || mailbox.address != nil)
      values += [mailbox.name, mailbox.address].compactMap { $0 }
    }
    values += fields.identifiers(bytes.span, in: range)
    for value in values {
      let isClean = value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      #expect(isClean, "\(bytes)")
    }
    if let date = MailDate.read(bytes.span, in: range) {
      #expect((1970...2200).contains(CivilDate(daysSinceEpoch: date.day).year))
    }
    _ = MailDate.readReceived(bytes.span, in: range)
    var block = HeaderBlock()
    block.readMessage(bytes.span, in: range)
    #expect(range.contains(block.bodyStart) || block.bodyStart == bytes.count)
    for field in block.fields { #expect(field.body.upperBound <= bytes.count) }
  }
}
