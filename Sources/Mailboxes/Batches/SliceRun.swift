import Bytes
import Records

/// Messages that lie in one window.
struct SliceRun: Sendable {
  let loan: WindowLoan
  var slices: [MessageSlice] = []
  var places: [MessagePlace] = []
  /// Bytes of the slices.
  var bytes = 0

  init(_ loan: WindowLoan) { self.loan = loan }

  mutating func append(_ slice: MessageSlice) {
    slices.append(slice)
    bytes += slice.count
  }

  func lend(
    using scratch: inout BatchScratch, to body: (borrowing MessageOrigin, Span<UInt8>) -> Void,
    outcome: inout BatchOutcome
  ) {
    guard let first = places.first else { return }
    let window = loan.window
    let bytes = window.span
    var place = 0
    var origin = first.origin
    for slice in slices {
      if slice.place != place {
        place = slice.place
        origin = places[place].origin
      }
      let message = bytes.extracting(slice.start..<slice.start + slice.count)
      origin.offset = slice.start + places[place].offsetInFile
      origin.bytes = slice.count
      origin.digest = Digest(ofMessage: message)
      origin.envelopeDate = slice.envelopeDate
      origin.warnings = slice.isTruncated ? RecordWarnings(.truncated) : []
      outcome.messages += 1
      outcome.bytes += slice.count
      if slice.isQuoted, let quote = MboxQuoting.firstQuote(in: message) {
        MboxQuoting.unquote(message, from: quote, into: &scratch.unquoted)
        body(origin, scratch.unquoted.span)
      } else {
        body(origin, message)
      }
    }
  }
}

extension MessagePlace {
  /// An origin in this file; place, size and digest are still to be set.
  var origin: MessageOrigin {
    MessageOrigin(
      path: path, offset: 0, bytes: 0, digest: Digest(high: 0, low: 0), fileDate: fileDate,
      folder: folder, flags: flags)
  }
}
