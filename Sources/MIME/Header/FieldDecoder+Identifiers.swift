import Bytes
import Records

extension FieldDecoder {
  /// The ids of `Message-ID`, `In-Reply-To` or `References`, in order.
  ///
  /// Some programs hide whole fields of ids in encoded-words: those are decoded first.
  mutating func identifiers(_ bytes: Span<UInt8>, in range: Range<Int>) -> [String] {
    var identifiers: MessageIdentifiers
    var finder = EncodedWordFinder(in: range)
    if bytes.offset(of: UInt8(ascii: "<"), in: range) == nil,
      finder.next(bytes, from: range.lowerBound) != nil
    {
      let text = [UInt8](text(bytes, in: range).utf8)
      identifiers = MessageIdentifiers(text.span, in: text.indices)
    } else {
      identifiers = MessageIdentifiers(bytes, in: range)
    }
    if identifiers.wasCut { warnings.insert(.truncated) }
    return identifiers.list
  }
}
