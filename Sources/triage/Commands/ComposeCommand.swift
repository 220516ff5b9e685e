import Bytes
import CommandLineKit
import SupportMail
private import Glibc

/// `triage compose`: the support mail that an app would write, as a link, a draft or text.
struct ComposeCommand: Command {
  static let description = CommandDescription(
    name: "compose", usage: "--app NAME [--version VERSION] [--to ADDRESS]",
    summary: "Print the support mail that an app would write.",
    discussion: [
      "For scripts, for apps that can't link the library SupportMail, and for trying out what "
        + "triage extract reads. Nothing is sent, and nothing about this machine is put in."
    ],
    examples: [
      .init(
        "xdg-open $(triage compose --app Tidewater --to help@example.com)",
        "Open the mail program of the person."),
      .init(
        "triage compose --app Tidewater --attach log.txt --format eml > draft.eml",
        "A draft with a file."),
      .init(
        "triage compose --app Tidewater --version 3.1.2 --format eml | triage extract -",
        "What arrives."),
    ],
    options: facts + [
      option("to", .word(placeholder: "ADDRESS"), help: "Whom the mail is for."),
      option(
        "text", .word(placeholder: "WORDS"), help: "What stands above the facts.",
        discussion: "Nothing if not given: that is where the person writes."),
      option(
        "lang", .word(placeholder: "LANGUAGE"),
        help: "The language of subject, heading and labels.",
        discussion:
          "That of --locale if not given, else English. There are "
          + SupportLanguage.all.map(\.code).joined(separator: ", ") + "."),
      option(
        "format", .choice(["mailto", "eml", "text"]), help: "How the mail is printed.",
        discussion:
          "mailto is a link, eml a draft with line ends as mail has them, text is for reading."),
      option(
        "attach", .word(placeholder: "FILE"), repeats: true,
        help: "Attach a file; may be given several times.", discussion: "Only with --format eml."),
      Option(
        "help", "h", help: "Show this help; -h is short, --help is long.", isConfigurable: false),
    ], operands: .none)

  private static let facts = [
    option("app", .word(placeholder: "NAME"), help: "The app's name."),
    option("version", .word(placeholder: "VERSION"), help: "The app's version."),
    option("build", .word(placeholder: "BUILD"), help: "The app's build."),
    option("bundle-id", .word(placeholder: "ID"), help: "The app's bundle identifier."),
    option(
      "os", .word(placeholder: "NAME"), help: "The system: iOS, or with its version: iOS 17.2."
    ),
    option("os-version", .word(placeholder: "VERSION"), help: "The system's version."),
    option("os-build", .word(placeholder: "BUILD"), help: "The system's build."),
    option(
      "device", .word(placeholder: "MODEL"),
      help: "The model of the device: iPhone15,2 or iPhone 14 Pro."),
    option("locale", .word(placeholder: "LOCALE"), help: "The person's locale: de-DE."),
    option(
      "field", .word(placeholder: "LABEL=VALUE"), repeats: true,
      help: "A further line; may be given several times."),
  ]

  /// An option that no configuration file says: those of this command belong to one mail.
  private static func option(
    _ long: String, _ value: Option.Value, repeats: Bool = false, help: String,
    discussion: String? = nil
  ) -> Option {
    Option(
      long, nil, value, repeats: repeats, help: help, discussion: discussion,
      isConfigurable: false)
  }

  /// Bytes of a file that mail takes.
  private static let attachmentLimit = 25 << 20

  private let message: SupportMessage
  private let format: String
  private let files: [String]

  init(_ arguments: Arguments, _ environment: Environment) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw UsageError("compose reads no mailbox", hint: "Write triage compose --app NAME.")
    }
    format = arguments.value("format") ?? "mailto"
    files = arguments.values("attach")
    guard files.isEmpty || format == "eml" else {
      throw UsageError("--attach needs --format eml", hint: "A link and a text carry no files.")
    }
    let language = arguments.value("lang").flatMap { SupportLanguage(locale: $0) }
    if let text = arguments.value("lang"), language == nil {
      throw UsageError(
        "--lang: there are no words in \"\(text)\"",
        hint: "See triage help compose for the languages.")
    }
    var message = SupportMessage(
      to: try arguments.mailAddress("to") ?? "", about: try Self.context(arguments),
      language: language)
    message.text = arguments.value("text") ?? ""
    self.message = message
  }

  func run(_ environment: Environment) async -> ExitStatus {
    var message = message
    for path in files {
      do throws(SystemError) {
        let content = try WholeFile.content(of: path, limit: Self.attachmentLimit + 1)
        guard content.count <= Self.attachmentLimit else { throw SystemError(code: EFBIG) }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        message.attachments.append(.init(name: name, content: content))
      } catch {
        let complaint = Complaint(
          "--attach: can't read \(ShownText.path(path))"
            + " (\(unsafe String(cString: strerror(error.code))))",
          hint: "Give a file of at most 25 MiB.", status: .noInput)
        environment.complain(complaint.text)
        return complaint.status
      }
    }
    switch format {
    case "eml": return environment.show(String(decoding: message.draft(), as: UTF8.self))
    case "text":
      return environment.show(
        "To: \(message.recipient)\nSubject: \(message.subject)\n\n\(message.body)")
    default: return environment.show(message.mailtoLink + "\n")
    }
  }

  private static func context(_ arguments: Arguments) throws(UsageError) -> SupportContext {
    guard let name = arguments.value("app"), name.contains(where: { !$0.isWhitespace }) else {
      throw UsageError("no app is named", hint: "Write triage compose --app NAME.")
    }
    var context = SupportContext(
      app: .init(
        name: name, version: arguments.value("version"), build: arguments.value("build"),
        bundleID: arguments.value("bundle-id")))
    let system = (arguments.value("os-version"), arguments.value("os-build"))
    if let name = arguments.value("os") {
      context.system = .init(name: name, version: system.0, build: system.1)
    } else if system != (nil, nil) {
      throw UsageError("--os-version and --os-build need --os", hint: "Write --os iOS.")
    }
    context.device = arguments.value("device").map { .init(model: $0) }
    context.locale = arguments.value("locale")
    for text in arguments.values("field") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError(
          "--field: \"\(text)\" has no label and value", hint: "Write --field Plan=Pro.")
      }
      context.fields.append(.init(parts[0], parts[1]))
    }
    return context
  }
}
