package import Analysis
import Bytes
package import JSON

extension ReportPeriod: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("from", from)
      fields.field("to", to)
      fields.field("newest_message", newestMessage)
    }
  }
}

extension SourceSummary: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("path", path)
      fields.field("type", type)
      fields.field("messages", messages)
      fields.field("bytes", bytes)
      fields.field("errors", errors)
    }
  }
}

extension ReleaseState: JSONWritable {}

extension AppSummary: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("name", name)
      fields.field("bundle_id", bundleID)
      fields.field("newest", newest)
      fields.field("state", state)
      fields.field("reports", reports)
      fields.field("reporters", reporters)
      fields.field("unanswered", unanswered)
    }
  }
}

extension ReleaseSummary: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("app", app)
      fields.field("version", version)
      fields.field("state", state)
      fields.field("first_seen", firstSeen)
      fields.field("last_seen", lastSeen)
      fields.field("reports", reports)
      fields.field("reporters", reporters)
      fields.field("first_14_days", firstFourteenDays)
    }
  }
}

extension DailyCount: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("day", Timestamp.startOfDay(day))
      fields.field("app", app)
      fields.field("version", version)
      fields.field("reports", reports)
    }
  }
}

extension Regression.Level: JSONWritable {}

extension Regression.Status: JSONWritable {}

extension Regression.System: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("name", name)
      fields.field("version", version)
    }
  }
}

extension Regression.Comparison: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("version", version)
      fields.field("os_version", systemVersion)
      fields.field("reports", reports)
      fields.field("of", total)
    }
  }
}

extension Unclassified: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("reports", reports)
      fields.key("reasons")
      fields.object { object in
        // Reasons that occur, in the order of the vocabulary.
        for reason in Reason.allCases {
          guard let count = reasons[reason], count > 0 else { continue }
          object.key(reason.rawValue)
          object.value(count)
        }
      }
      fields.field("examples", examples)
    }
  }
}

extension Unclassified.Reason: JSONWritable {}

extension Unclassified.Example: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("path", path)
      fields.field("offset", offset)
      fields.field("reason", reason)
    }
  }
}
