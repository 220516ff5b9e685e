import Glibc
import MailModels

/// Composes mails of many random contexts, sends each through the models of all mail programs, reads
/// them, and prints how many facts came back.
///
/// The number of contexts may be given (10,000). With the name of a program and the number of a mail
/// it prints that mail.
///
/// Ends with status 1 when a fact is another one, or is lost by a program that left it whole.
@main
enum Main {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    if words.count == 2, let path = words.first.flatMap({ MailPath(rawValue: $0) }),
      let seed = words.last.flatMap({ Int($0) })
    {
      return print(ComposedMail(seed: seed, by: path).mail)
    }
    let count = words.first.flatMap { Int($0) } ?? 10_000
    let sums = await withTaskGroup(of: PathSum.self) { group in
      for path in MailPath.allCases { group.addTask { PathSum(path, contexts: count) } }
      var sums: [PathSum] = []
      for await sum in group { sums.append(sum) }
      return sums
    }
    for sum in sums.sorted(by: { $0.path.rawValue < $1.path.rawValue }) {
      print(sum.line)
      for fault in sum.faults { print("  " + fault) }
    }
    let faults = sums.reduce(0) { $0 + $1.faultCount }
    print(
      "\(count) contexts by \(sums.count) programs: "
        + "\(sums.reduce(0) { $0 + $1.exact }) facts the same, \(faults) lost or wrong")
    if faults > 0 { exit(1) }
  }
}
