/// The manual page of a program, section 1.
package enum ManualPage {
  /// - Parameter date: `2026-03-01`.
  package static func text(_ program: ProgramDescription, date: String) -> String {
    RoffPage.text(
      blocks(program), title: program.name.uppercased(), section: 1, date: date,
      source: "\(program.name) \(program.version)", manual: "User Commands")
  }

  private static func blocks(_ program: ProgramDescription) -> [PageBlock] {
    let common = program.commonOptions
    var blocks: [PageBlock] = [
      .heading("Name"), .paragraph("\(program.name) - \(program.summary)"), .heading("Synopsis"),
      .lines(
        program.commands.map { "\(program.name) \($0.name) [OPTION]... \($0.usage)" }
          + ["\(program.name) help [COMMAND]"]),
      .heading("Description"),
    ]
    blocks += program.discussion.map(PageBlock.paragraph)
    blocks.append(.heading("Commands"))
    for command in program.commands {
      blocks.append(.subheading("\(program.name) \(command.name) \(command.usage)"))
      blocks += ([command.summary] + command.discussion).map(PageBlock.paragraph)
      blocks += command.options.filter { !common.contains($0) }.map(PageBlock.option)
    }
    blocks.append(.heading("Options of several commands"))
    for option in common {
      guard case .entry(let term, let paragraphs) = PageBlock.option(option) else { continue }
      let owners = program.commands.filter { $0.options.contains(option) }.map(\.name)
      let isEverywhere = owners.count == program.commands.count
      let note = isEverywhere ? [] : ["Of \(owners.joined(separator: ", "))."]
      blocks.append(.entry(term, paragraphs + note))
    }
    for (heading, entries) in [
      ("Exit status", program.statuses), ("Environment", program.variables),
      ("Files", program.files),
    ] where !entries.isEmpty {
      blocks.append(.heading(heading))
      blocks += entries.map(PageBlock.entry)
    }
    if !program.limits.isEmpty {
      blocks += [.heading("Limits"), .paragraph(program.limitsIntroduction)]
      blocks += program.limits.map(PageBlock.entry)
    }
    blocks.append(.heading("Examples"))
    for example in program.commands.flatMap(\.examples) {
      blocks.append(.entry([.bold(example.line)], [example.meaning]))
    }
    if !program.related.isEmpty {
      blocks += [.heading("See also"), .paragraph(program.related.joined(separator: ", "))]
    }
    return blocks
  }
}
