import AllocationCounter
import Glibc
import JSON

/// What some rounds of a benchmark took.
struct Measurement: JSONWritable {
  let name: String
  let mails: Int
  let bytes: Int
  /// Processor time of each round, in nanoseconds, sorted.
  let rounds: [UInt64]
  /// Allocations of the last round.
  let allocations: Int

  /// Repeats `benchmark` for about `seconds`, five times at least.
  init(_ benchmark: Benchmark, seconds: Double) {
    var rounds: [UInt64] = []
    var allocations = 0
    var check = benchmark.round()
    let end = Self.now(CLOCK_MONOTONIC) + UInt64(seconds * 1e9)
    while rounds.count < 5 || Self.now(CLOCK_MONOTONIC) < end {
      let allocated = allocation_count()
      let start = Self.now(CLOCK_THREAD_CPUTIME_ID)
      check &+= benchmark.round()
      rounds.append(Self.now(CLOCK_THREAD_CPUTIME_ID) - start)
      allocations = Int(allocation_count() - allocated)
    }
    precondition(check != .min, "the results were used")
    name = benchmark.name
    mails = benchmark.mails
    bytes = benchmark.bytes
    self.rounds = rounds.sorted()
    self.allocations = allocations
  }

  /// Nanoseconds a mail: the best round.
  var best: Double { Double(rounds[0]) / Double(max(mails, 1)) }
  /// Nanoseconds a mail: the middle round.
  var median: Double { Double(rounds[rounds.count / 2]) / Double(max(mails, 1)) }
  /// Megabytes a second in the best round.
  var speed: Double { Double(bytes) * 1000 / Double(max(rounds[0], 1)) }

  /// The line that is printed for people.
  var line: String {
    [
      Self.column(name, 12, left: true), Self.column("\(Int(best))", 10),
      Self.column("\(Int(median))", 10), Self.column("\(Int(1e9 / max(best, 1)))", 12),
      Self.column("\(Int(speed))", 8),
      Self.column("\(Double(allocations * 10 / max(mails, 1)) / 10)", 12),
    ].joined()
  }

  /// The head of the lines.
  static let heading = [
    column("stage", 12, left: true), column("ns/mail", 10), column("median", 10),
    column("mails/s", 12), column("MB/s", 8), column("allocs/mail", 12),
  ].joined()

  func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("stage", name)
      fields.field("mails", mails)
      fields.field("bytes", bytes)
      fields.key("ns_per_mail")
      fields.value(best)
      fields.key("ns_per_mail_median")
      fields.value(median)
      fields.key("mb_per_second")
      fields.value(speed)
      fields.key("allocations_per_mail")
      fields.value(Double(allocations) / Double(max(mails, 1)))
    }
  }

  private static func column(_ text: String, _ width: Int, left: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.utf8.count))
    return left ? text + blanks : blanks + text
  }

  private static func now(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
