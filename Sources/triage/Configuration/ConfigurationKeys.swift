import CommandLineKit

/// The keys of the configuration file that are no options, declared once for reading and the manual
/// page.
enum ConfigurationKeys {
  /// The section before all headings, whose other keys are options.
  static let top = ConfigurationSectionDescription(
    "", help: "Before the first section the long options are keys, and",
    keys: [
      ConfigurationKey(
        "lexicon", "FILE", repeats: true,
        help:
          "Words of your own for symptoms, in the form of the built-in lexicons. They are added "
          + "to these and may define codes named x-..., which are counted like all others."),
      ConfigurationKey(
        "links", "WHERE",
        help:
          "Where the link of a quoted mail leads: mid (the default), message (Apple Mail), gmail, "
          + "notmuch, or a web address with {id} in the place of the message id."),
    ])

  static let app = ConfigurationSectionDescription(
    "app", subsection: "NAME",
    help: "What is known about an app. NAME is the name under which its mail is counted.",
    keys: [
      ConfigurationKey(
        "alias", "NAME", repeats: true,
        help: "Another name that mails give the app. Large and small letters are the same."),
      ConfigurationKey(
        "address", "ADDRESS", repeats: true,
        help:
          "An address that people write to about this app alone. Mail to it that names no app is "
          + "about this one; mail from it is yours."),
      ConfigurationKey(
        "bundle-id", "IDENTIFIER", repeats: true,
        help: "Its bundle identifier or package name: mail with it is about this app."),
      ConfigurationKey(
        "release", "VERSION DATE", repeats: true,
        help:
          "The day of a release, such as 4.2.0 2026-03-07; else it is the day of the first mail."),
    ])

  static let support = ConfigurationSectionDescription(
    "support", help: "What holds for all apps.",
    keys: [
      ConfigurationKey(
        "address", "ADDRESS", repeats: true,
        help:
          "An address of yours: mail from it is an answer, and a mailing list of that address is "
          + "an inbox."),
      ConfigurationKey(
        "ignore", "ADDRESS", repeats: true,
        help: "A sender whose mail counts nowhere, such as your own tests: an address, or @ and a "
          + "domain."),
    ])

  static let label = ConfigurationSectionDescription(
    "label", help: "Further labels that stand before facts in your mails, in any spelling.",
    keys: [
      ("app", "the app's name, alone or with its version"), ("app-version", "the app's version"),
      ("build", "the build"), ("bundle-id", "the bundle identifier"),
      ("os", "the system with its version"), ("device", "the device"), ("locale", "the locale"),
    ].map { name, fact in
      ConfigurationKey(name, "LABEL", repeats: true, help: "A label before \(fact).")
    })

  /// The sections with a heading.
  static let sections = [app, support, label]
}
