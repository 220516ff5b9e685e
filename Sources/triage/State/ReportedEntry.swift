import Analysis
import Bytes
import Records

/// A regression as the last report told it.
struct ReportedEntry: Hashable {
  /// With the place to which it was confined, which may be another in the next report.
  let id: String
  let app: String
  let version: String
  let symptom: String?
  let level: Regression.Level
  let isResolved: Bool
  /// The day of its first alarm by the report that told it first.
  let firstAlarm: Timestamp

  init(_ regression: Regression, firstAlarm: Timestamp? = nil) {
    id = regression.id
    app = regression.app
    version = regression.version
    symptom = regression.symptom?.rawValue
    level = regression.level
    isResolved = regression.status == .resolved
    self.firstAlarm = firstAlarm ?? regression.firstAlarm
  }

  /// Reads what `packed` gives; nil when it is anything else.
  init?(_ bytes: [UInt8]) {
    var reader = PackedReader(bytes.span)
    id = reader.text()
    app = reader.text()
    version = reader.text()
    symptom = reader.optionalText()
    let level = Regression.Level(rawValue: reader.text())
    isResolved = reader.byte() == 1
    firstAlarm = Timestamp(seconds: Int64(bitPattern: reader.number64()))
    guard !reader.isDamaged, reader.isAtEnd, let level else { return nil }
    self.level = level
  }

  var packed: [UInt8] {
    var buffer = ByteBuffer(capacity: 256)
    buffer.append(packed: id)
    buffer.append(packed: app)
    buffer.append(packed: version)
    buffer.append(packedOptional: symptom)
    buffer.append(packed: level.rawValue)
    buffer.append(isResolved ? 1 : UInt8(0))
    buffer.append(packed: UInt64(bitPattern: firstAlarm.seconds))
    return buffer.bytes
  }

  /// Whether a regression is the same fault of the same release, wherever it is confined to.
  func isSameFault(as regression: Regression) -> Bool {
    app == regression.app && version == regression.version
      && symptom == regression.symptom?.rawValue
  }
}
