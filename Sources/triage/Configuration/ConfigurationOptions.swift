import CommandLineKit

/// The options that say which configuration is read.
enum ConfigurationOptions {
  /// For commands that make records.
  static let declarations: [Option] = [
    Option(
      "config", nil, .word(placeholder: "FILE"), help: "Read this configuration first.",
      discussion:
        "Then ~/.config/triage/config and /etc/xdg/triage/config are read: the first file that has a "
        + "key wins, and options win over all.", isConfigurable: false),
    Option(
      "no-config", nil, help: "Read no configuration but that of --config.", isConfigurable: false),
  ]

  /// Shows what is in force.
  static let printing = Option(
    "print-config", nil, help: "Print the values in force, where each came from, and stop.",
    isConfigurable: false)
}
