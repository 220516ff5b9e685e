import Bytes

/// What the row of a first contact says besides its fixed part.
///
/// Names are numbers of the batch's `FactNames`; the greatest number stands for none.
struct FactReport {
  /// One bit each, by the numbers of the batch's codes.
  var symptoms: UInt64 = 0
  var release = ReportFacts.none
  var bundle = ReportFacts.none
  var system = ReportFacts.none
  var device = ReportFacts.none
  var crash = ReportFacts.none
  /// Where there is no release: the number of the reason for that.
  var reason: UInt8 = 0
  var sketch = TextSketch.none

  init() {}

  /// Reads what `pack` wrote; behind it stand the texts.
  @_lifetime(reader: copy reader)
  init(_ reader: inout PackedReader) {
    symptoms = reader.number64()
    release = Self.number(&reader)
    guard release != ReportFacts.none else {
      reason = reader.byte()
      return
    }
    bundle = Self.number(&reader)
    system = Self.number(&reader)
    device = Self.number(&reader)
    crash = Self.number(&reader)
    sketch = TextSketch(low: reader.number64(), high: reader.number64())
  }

  func pack(into row: inout ByteBuffer) {
    row.append(packed: symptoms)
    pack(release, into: &row)
    guard release != ReportFacts.none else {
      row.append(reason)
      return
    }
    for number in [bundle, system, device, crash] { pack(number, into: &row) }
    row.append(packed: sketch.low)
    row.append(packed: sketch.high)
  }

  private func pack(_ number: UInt32, into row: inout ByteBuffer) {
    row.append(count: number == ReportFacts.none ? 0 : Int(number) + 1)
  }

  @_lifetime(reader: copy reader)
  private static func number(_ reader: inout PackedReader) -> UInt32 {
    let number = reader.count()
    return number == 0 ? ReportFacts.none : UInt32(clamping: number - 1)
  }
}
