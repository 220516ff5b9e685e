/// The lines that close the body of a support mail, in form 1.
///
/// ```
/// --- Technical Information ---
/// App: Tidewater
/// Version: 3.1.2 (318)
/// Bundle ID: com.example.tidewater
/// System: iOS 17.2 (21C62)
/// Device: iPhone 14 Pro (iPhone15,2)
/// Locale: de-DE
/// Plan: Pro
/// --- SupportMail 1 ---
/// ```
///
/// The heading and the labels are in the language of the mail; the last line, the mark, is the same
/// in all of them and names the form. Between the two each line is exact: what follows the first
/// colon is the value, whatever it looks like, so that `App: Level 10: The End` is an app of that
/// name. Where the mark got lost, the lines are still those that apps have always written.
///
/// The most important lines stand first, since a link that is too long loses the last ones.
struct FactBlock: Hashable, Sendable {
  /// The last line of form 1.
  static let mark = "--- SupportMail 1 ---"

  /// What can be known, in the order of the lines.
  let facts: [FactLine]
  private let heading: String

  init(_ context: SupportContext, _ wording: Wording) {
    heading = wording.heading
    var facts: [FactLine] = []
    func add(_ label: String, _ value: String?) {
      if let value = FactText(known: value) {
        facts.append(FactLine(label: label, value: value.text))
      }
    }
    add(wording.app, context.app.name)
    Self.addVersion(of: context.app, wording, add)
    add(wording.bundleID, context.app.bundleID)
    if let system = context.system {
      let name = [system.name, system.version].compactMap { FactText(known: $0)?.text }
      add(wording.system, Self.value(name.joined(separator: " "), beside: system.build))
    }
    if let device = context.device {
      let name = FactText(known: device.name)?.text
      add(wording.device, name.map { Self.value($0, beside: device.model) } ?? device.model)
    }
    add(wording.locale, context.locale.map { String($0.map { $0 == "_" ? "-" : $0 }) })
    for field in context.fields { add(Self.label(field.label), field.value) }
    self.facts = facts.filter { !$0.label.isEmpty }
  }

  /// The block without its last `count` facts, each line ending in LF.
  func text(withoutLast count: Int = 0) -> String {
    var lines = ["--- \(heading) ---"]
    for fact in facts.dropLast(count) { lines += fact.lines }
    lines.append(Self.mark)
    return lines.map { $0 + "\n" }.joined()
  }

  /// `Version: 3.1.2 (318)`, or two lines where brackets would not tell the two apart.
  private static func addVersion(
    of app: SupportContext.App, _ wording: Wording, _ add: (String, String?) -> Void
  ) {
    let version = FactText(known: app.version)?.text
    let build = FactText(known: app.build)?.text
    guard let version else { return add(wording.build, build) }
    if let build, !build.contains(where: { $0 == "(" || $0 == ")" }) {
      add(wording.version, "\(version) (\(build))")
    } else {
      // Empty brackets say that those before them belong to the version.
      add(wording.version, version.hasSuffix(")") ? version + " ()" : version)
      add(wording.build, build)
    }
  }

  private static func value(_ name: String, beside other: String?) -> String {
    guard let other = FactText(known: other)?.text else { return name }
    return "\(name) (\(other))"
  }

  /// A label without colons, which would end it, and without signs before it, which would be taken
  /// for a rule.
  private static func label(_ label: String) -> String {
    let isColon: (Character) -> Bool = { $0 == ":" || $0 == "\u{FF1A}" }
    let clean = FactText(String(label.map { isColon($0) ? " " : $0 })).text
    let start = clean.drop { !$0.isLetter && !$0.isNumber }
    return FactText(String(start.prefix(FactLine.labelLimit))).text
  }
}
