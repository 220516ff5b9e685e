import CommandLineKit
import Glibc
import JSON

/// Measures the stages of the work, one line each.
@main
enum Main {
  static func main() {
    let description = CommandDescription(
      name: "", usage: "[PATH]...",
      summary: "Measures the stages of triage on the mails of PATH (the sample inbox if none).",
      discussion: ["Times are processor time on one core. Build with swift build -c release."],
      options: [
        Option(
          "filter", nil, .word(placeholder: "WORD"), help: "Only stages whose name has this word."),
        Option(
          "seconds", nil, .word(placeholder: "NUMBER"), help: "How long each stage is repeated (2)."
        ),
        Option("json", help: "One JSON object a line."),
        Option("help", "h", help: "Show this text."),
      ])
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst(), options: description.options)
      if arguments.has("help") {
        return print(HelpPage.long(description, program: "Benchmarks"), terminator: "")
      }
      run(arguments, seconds: try arguments.count("seconds") ?? 2)
    } catch {
      print(error.problem)
      exit(64)
    }
  }

  private static func run(_ arguments: Arguments, seconds: Int) {
    let corpus = Corpus(paths: arguments.operands.isEmpty ? ["Fixtures/inbox"] : arguments.operands)
    let isJSON = arguments.has("json")
    if !isJSON { print(Measurement.heading) }
    for benchmark in Stages.all(corpus) {
      if let word = arguments.value("filter"), !benchmark.name.contains(word) { continue }
      let measurement = Measurement(benchmark, seconds: Double(seconds))
      if isJSON {
        var json = JSONWriter()
        json.value(measurement)
        print(String(decoding: json.bytes, as: UTF8.self))
      } else {
        print(measurement.line)
      }
    }
  }
}
