import Analysis
import Extraction
import Records
import Reports

/// What to do next, the most useful first.
struct DoctorAdvice {
  /// A sentence, and lines to copy.
  typealias Step = (words: String, lines: [String])

  /// At least one.
  private(set) var steps: [Step] = []

  private static let stepLimit = 4

  init(_ findings: DoctorFindings) {
    let look = findings.look
    let paths = findings.readPaths.map(ShellArgument.text).joined(separator: " ")
    guard look.messages > 0 else {
      steps.append(
        (
          "Give a mailbox with mail in it: an mbox file, a Maildir, an export.",
          ["triage doctor ~/Maildir"]
        ))
      return
    }
    let file = findings.configuration.files.first { $0.sections != nil }
    let place = ShownText.path(
      (file ?? findings.configuration.files.first)?.shown ?? "~/.config/triage/config")
    if look.contacts == 0 {
      steps.append(
        ("No mail here is a customer’s first. If it is there, another folder has it.", []))
    }
    if look.contacts > 0, look.named * 2 < look.contacts {
      let names = SubjectCandidates.find(look.subjects)
      if names.isEmpty {
        steps.append(
          (
            "Let your app say its name and version in the mail it opens:",
            ["triage compose --app \"Your App\""]
          ))
      } else {
        steps.append(
          (
            "Many subjects begin like the name of an app. If they are yours, say so in \(place):",
            names.map { "[app \(ConfigurationText.quoted($0))]" }
          ))
      }
    }
    let similar = SimilarNames.find(look.appNames.map(\.name), findings.configuration.rules)
    if !similar.isEmpty {
      steps.append(
        (
          "Some names look like one app. If they are, say so in \(place):",
          similar.prefix(3).flatMap { app in
            ["[app \(ConfigurationText.quoted(app.name))]"]
              + app.aliases.prefix(3).map { "  alias = \(ConfigurationText.value($0))" }
          }
        ))
    }
    if !findings.isTeamConfigured {
      let candidates = look.teamCandidates
      let shared = candidates.filter { $0.app == nil }.map { "  address = \($0.address)" }
      let lines = candidates.flatMap { candidate in
        candidate.app.map {
          ["[app \(ConfigurationText.quoted($0))]", "  address = \(candidate.address)"]
        } ?? []
      }
      if !candidates.isEmpty {
        steps.append(
          (
            "Say which addresses are yours, in \(place):",
            lines + (shared.isEmpty ? [] : ["[support]"] + shared)
          ))
      }
    }
    if look.kinds[.staff] == nil, findings.repliesOfCandidates == 0 {
      steps.append(
        ("Add the mailbox of sent mail, so that answers are seen:", ["triage doctor \(paths) SENT"])
      )
    }
    if look.named > 0 {
      steps.append(("See what is broken:", ["triage \(paths) -o report.html"]))
    }
    steps = Array(steps.suffix(Self.stepLimit))
  }
}
