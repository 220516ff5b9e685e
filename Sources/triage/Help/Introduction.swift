private import Glibc

/// What somebody sees who types `triage` and nothing else.
enum Introduction {
  /// Eight lines: what it is, three examples with a mailbox that exists, where to find more.
  static func show(_ environment: Environment) -> ExitStatus {
    let mailbox = existingMailbox(environment) ?? "~/Maildir"
    environment.complain(
      """
      triage reads a support inbox and says what is broken in the newest release:
      since when, for whom, what people say, and which mails those are.

        triage \(mailbox)
        triage \(mailbox) -o report.html
        triage extract \(mailbox)

      Mailboxes are never changed, and nothing leaves this machine. More: triage --help

      """)
    return .usage
  }

  private static func existingMailbox(_ environment: Environment) -> String? {
    if let home = environment.variables["HOME"], unsafe access("\(home)/Maildir", F_OK) == 0 {
      return "~/Maildir"
    }
    if let user = environment.variables["USER"], unsafe access("/var/mail/\(user)", F_OK) == 0 {
      return "/var/mail/\(user)"
    }
    return nil
  }
}
