import Store
private import Glibc

extension Complaint {
  /// Why a state can't be used.
  init(_ error: StateError) {
    let path = ShownText.path(error.path)
    switch error.reason {
    case .notState:
      self.init(
        "this is no state file: \(path)",
        hint: "It was left as it is. Give the name of a new file.", status: .cannotCreate)
    case .newer(let version):
      self.init(
        "the state is from a newer version: \(path) (\(version), known: \(StateFile.version))",
        hint: "Update triage, or start afresh with another --state file; no mail is lost.",
        status: .inputOutput)
    case .busy:
      self.init(
        "another run is using this state: \(path)",
        hint: "Wait for it, or use a different --state file.", status: .inputOutput)
    case .damaged:
      self.init(
        "the state was damaged: \(path)",
        hint: "It was put aside as \(path).damaged, and all mail was read again.",
        status: .success)
    case .unavailable(ENOENT), .unavailable(ENOTDIR):
      self.init(
        "can't keep the state: there is no folder for \(path)",
        hint: "All mail was read, and the reports are complete. Create the folder first.",
        status: .inputOutput)
    case .unavailable(let code):
      let isFull = [ENOSPC, EFBIG, EDQUOT].contains(code)
      let reason = isFull ? "the disk is full" : unsafe String(cString: strerror(code))
      self.init(
        "can't keep the state: \(path) (\(reason))",
        hint: "The reports are complete. The next run reads more mail, and tells news again.",
        status: .inputOutput)
    }
  }
}
