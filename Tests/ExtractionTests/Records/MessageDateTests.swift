import Bytes
import MIME
import Records
import Testing

@testable import Extraction

@Suite("The date of a message")
struct MessageDateTests {
  @Test(
    "the better source wins",
    arguments: [
      (1, 2, 3, 4, 1, .date), (nil, 2, 3, 4, 2, .received), (nil, nil, 3, 4, 3, .envelope),
      (nil, nil, nil, 4, 4, .file), (nil, nil, nil, nil, nil, nil),
    ] as [(Int64?, Int64?, Int64?, Int64?, Int64?, DateSource?)])
  func chooses(
    date: Int64?, received: Int64?, envelope: Int64?, file: Int64?, expected: Int64?,
    source: DateSource?
  ) {
    var message = Message()
    message.date = date.map { Timestamp(seconds: $0) }
    message.received = received.map { Timestamp(seconds: $0) }
    let origin = MessageOrigin(
      path: "-", offset: 0, bytes: 0, digest: Digest(high: 0, low: 0),
      envelopeDate: envelope.map { Timestamp(seconds: $0) },
      fileDate: file.map { Timestamp(seconds: $0) })
    let dated = MessageDate(message, from: origin)
    #expect(dated.date == expected.map { Timestamp(seconds: $0) })
    #expect(dated.source == source)
  }
}
