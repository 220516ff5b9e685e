import Records
import SupportMail

/// How many facts of a composed mail came back, and which did not.
package struct ReadBackOutcome {
  /// Facts that are as they were put in, those that nobody put in among them.
  package private(set) var exact = 0
  /// Facts that are null, though they were put in: `version: null, not 3.1.2`.
  package private(set) var lost: [String] = []
  /// Facts that are others than were put in.
  package private(set) var wrong: [String] = []

  init(_ record: MessageRecord, _ mail: ComposedMail) {
    let context = mail.context
    compare("app", record.app.name, context.app.name)
    compare("version", record.app.version, context.app.version)
    compare("build", record.app.build, context.app.build)
    compare("bundle", record.app.bundleID, context.app.bundleID)
    compare("system", record.os.name, context.system?.name)
    compare("system version", record.os.version, context.system?.version)
    compare("system build", record.os.build, context.system?.build)
    compare("model", record.device.model, context.device?.model)
    // A model that is known has its name from the table.
    if context.device?.name != nil || context.device == nil {
      compare("device", record.device.name, context.device?.name)
    }
    compare("locale", record.locale, context.locale)
    for known in context.fields {
      let field = record.fields.last { $0.label.utf8.elementsEqual(known.label.utf8) }
      compare("field \(known.label)", field?.value, known.value)
    }
    compare("text", record.text, mail.text)
  }

  private mutating func compare(_ what: String, _ read: String?, _ known: String?) {
    switch (read, known) {
    case (nil, nil): exact += 1
    case (nil, let known?): lost.append("\(what): null, not \(known)")
    case (let read?, let known):
      // Strings are equal where their characters are, whatever bytes these have.
      if let known, read.utf8.elementsEqual(known.utf8) {
        exact += 1
      } else {
        wrong.append("\(what): \(read), not \(known ?? "null")")
      }
    }
  }
}
