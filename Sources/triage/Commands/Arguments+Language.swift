import CommandLineKit
import Reports

extension Arguments {
  /// The value of `--lang`, or nil when it was not given.
  func language() throws(UsageError) -> ReportLanguage? {
    guard let text = value("lang") else { return nil }
    guard let language = ReportLanguage(tag: text) else {
      throw UsageError("--lang: \"\(text)\" is not spoken here", hint: ReportLanguage.hint)
    }
    return language
  }
}

extension ReportLanguage {
  /// What to write instead of a language that there is none of.
  static var hint: String {
    "Write one of \(allCases.map(\.rawValue).joined(separator: ", "))."
  }
}
