import Analysis
import JSON
import Records

/// An entry of `regressions`, or of `watch_list`, which has no judgement: no `level`, no `status`.
struct RegressionRow: JSONWritable {
  /// Devices of an entry, the commonest first.
  private static let deviceLimit = 50

  private let regression: Regression
  private let isJudged: Bool
  private let options: ReportOptions

  init(_ regression: Regression, isJudged: Bool, options: ReportOptions) {
    self.regression = regression
    self.isJudged = isJudged
    self.options = options
  }

  func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("id", regression.id)
      fields.field("app", regression.app)
      fields.field("version", regression.version)
      fields.field("previous", regression.previous)
      fields.field("symptom", regression.symptom)
      fields.field("os", regression.os)
      fields.field("device", maskedDevice)
      fields.field("also", regression.also)
      if isJudged {
        fields.field("level", regression.level)
        fields.field("status", regression.status)
      }
      fields.field("first_alarm", regression.firstAlarm)
      fields.field("first_seen", regression.firstSeen)
      fields.field("last_seen", regression.lastSeen)
      writeNumbers(to: &fields)
      fields.field("compare", regression.compare)
      writeFacts(to: &fields)
      fields.field("message_ids", regression.messageIDs)
    }
  }

  private var maskedDevice: DeviceFacts? {
    regression.device.map { device in
      DeviceFacts(
        model: device.model.map { Untrusted(fact: $0, options: options).json },
        name: device.name.map { Untrusted(fact: $0, options: options).json })
    }
  }

  private func writeNumbers(to fields: inout JSONWriter) {
    fields.field("reports", regression.reports)
    fields.field("reporters", regression.reporters)
    fields.field("unanswered", regression.unanswered)
    fields.field("expected", NumberText.significant(regression.expected))
    fields.field("ratio", NumberText.significant(regression.ratio))
    fields.field("ratio_low", NumberText.significant(regression.ratioLow))
    fields.field("ratio_high", NumberText.significant(regression.ratioHigh))
    fields.field("q_value", NumberText.significant(regression.qValue))
    fields.field("groups_tested", regression.groupsTested)
  }

  private func writeFacts(to fields: inout JSONWriter) {
    fields.key("devices")
    fields.array { array in
      for device in regression.devices.prefix(Self.deviceLimit) {
        array.object { row in
          row.field("name", Untrusted(fact: device.name, options: options).json)
          row.field("reports", device.reports)
        }
      }
    }
    fields.key("words")
    fields.array { array in
      guard !options.omitsQuotes else { return }
      for word in regression.words {
        array.object { row in
          row.field("word", Untrusted(fact: word.word, options: options).json)
          row.field("reports", word.reports)
          row.field("share", NumberText.significant(word.share))
          row.field("share_elsewhere", NumberText.significant(word.shareElsewhere))
        }
      }
    }
    fields.key("crash")
    if let crash = regression.crash {
      fields.object { row in
        row.field("signature", Untrusted(fact: crash.signature, options: options).json)
        row.field("reports", crash.reports)
        row.field("of", crash.total)
      }
    } else {
      fields.null()
    }
  }
}

extension Untrusted {
  /// The text as a value of JSON; the writer escapes it.
  fileprivate var json: String { cleaned }
}
