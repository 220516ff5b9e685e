import CommandLineKit
import Reports

extension Arguments {
  /// The value of `--lang`, or nil when it was not given.
  func language() throws(UsageError) -> ReportLanguage? {
    guard let text = value("lang") else { return nil }
    guard let language = ReportLanguage(tag: text) else {
      let known = ReportLanguage.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--lang: \"\(text)\" is not spoken here", hint: "Write one of \(known).")
    }
    return language
  }
}
