import Foundation

/// Mails of `Fixtures/inbox` as other kinds of mailbox.
package enum SampleMbox {
  /// Names and bytes of the first mails, in their order.
  package static func mails(_ count: Int) throws -> [(name: String, bytes: [UInt8])] {
    let folder = Fixtures.path("inbox/cur")
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().prefix(count).map {
      ($0, [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))))
    }
  }

  /// An mbox of the first mails; lines that begin with `From ` get a `>`.
  package static func bytes(_ count: Int) throws -> [UInt8] {
    var mbox: [UInt8] = []
    for mail in try mails(count) {
      mbox += Array("From - Tue Jan  6 09:10:11 2026\n".utf8)
      for line in mail.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        let text = Array(line)
        if text.drop(while: { $0 == UInt8(ascii: ">") }).starts(with: Array("From ".utf8)) {
          mbox.append(UInt8(ascii: ">"))
        }
        mbox += text + [0x0A]
      }
    }
    return mbox
  }
}
