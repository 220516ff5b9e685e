import Analysis
import Bytes
import Store
private import Glibc

/// Opens the state of a run, says what is wrong with it, and ends with it.
final class StateKeeper {
  /// Nil when it can be neither read nor written: the run reads all mail then.
  private(set) var state: RunState?
  private let path: String
  private let environment: Environment
  /// Why nothing is kept, which is said at the end.
  private var failure: StateError?

  /// - Parameters:
  ///   - inputs: the mailboxes, none of which may be the state.
  ///   - outputs: the reports, likewise.
  init(
    _ path: String, sparing inputs: [[UInt8]], outputs: [String], environment: Environment
  ) throws(Complaint) {
    self.path = path
    self.environment = environment
    let isInput = inputs.contains { SamePlace.isOneFile($0, Array(path.utf8)) }
    let isOutput = outputs.contains { SamePlace.isOneName($0, path) }
    if isInput || isOutput {
      throw Complaint(
        "--state: \(ShownText.path(path)) is \(isInput ? "a mailbox" : "a report") of this run",
        hint: "Give another name.", status: .cannotCreate)
    }
    do throws(StateError) {
      try open()
    } catch {
      throw Complaint(error)
    }
    if state?.isDamaged == true { try replaceDamaged() }
  }

  private func open() throws(StateError) {
    do throws(StateError) {
      let (file, wasDamaged) = try StateFile.open(path: path)
      state = RunState(file, rules: StateRules.fingerprint(environment.configuration))
      if wasDamaged { tellOfDamage() }
    } catch {
      guard case .unavailable = error.reason else { throw error }
      failure = error
    }
  }

  /// Goes on with an empty state in the place of one that turned out to be damaged.
  func replaceDamaged() throws(Complaint) {
    do throws(StateError) {
      let damaged = state
      state = nil
      state = try damaged?.replaced()
      tellOfDamage()
    } catch {
      guard case .unavailable = error.reason else { throw Complaint(error) }
      failure = error
    }
  }

  private func tellOfDamage() {
    environment.complain(Complaint(StateError(.damaged, path: path)).text)
  }

  /// Sets what is new in a report.
  func tell(_ findings: inout Findings, isWhole: Bool) {
    state?.memory.tell(&findings.regressions, isWhole: isWhole)
  }

  /// Makes what was read and told last, when all of it has reached its readers; gives what to
  /// complain about.
  func commit() -> Complaint? {
    do throws(StateError) {
      if let failure { throw failure }
      try state?.commit()
      return nil
    } catch {
      return Complaint(error)
    }
  }
}
