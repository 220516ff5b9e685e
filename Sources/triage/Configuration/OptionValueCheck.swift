import CommandLineKit
import Reports

/// Checks the values that the configuration file gives to options, whichever command will use them.
enum OptionValueCheck {
  /// Throws when the value makes no sense.
  static func check(_ text: String, of entry: ConfigurationEntry) throws(ConfigurationError) {
    switch entry.key {
    case "since", "until", "now":
      guard DateBound(text) != nil else {
        throw error(entry, "\"\(text)\" is not a date", DateBound.hint)
      }
    case "jobs":
      guard let number = Int(text), number >= 1 else {
        throw error(entry, "\"\(text)\" is not a number", "Write a whole number from 1 up.")
      }
    case "to":
      guard MailAddressText.isASCIIAddress(text) else {
        throw error(entry, "\"\(text)\" is not a mail address", MailAddressText.hint)
      }
    case "lang":
      guard ReportLanguage(tag: text) != nil else {
        throw error(entry, "\"\(text)\" is not spoken here", ReportLanguage.hint)
      }
    case "output" where text != "-":
      do throws(UsageError) {
        _ = try OutputTarget(text, format: nil)
      } catch {
        throw ConfigurationError(error.problem, at: entry.valuePlace, hint: error.hint)
      }
    default: break
    }
  }

  private static func error(
    _ entry: ConfigurationEntry, _ problem: String, _ hint: String
  ) -> ConfigurationError {
    ConfigurationError("\(entry.key): \(problem)", at: entry.valuePlace, hint: hint)
  }
}
