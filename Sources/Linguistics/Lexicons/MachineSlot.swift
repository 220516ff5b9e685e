private import Synchronization

/// Holds one machine, built by the first worker that asks and read by all without a lock.
final class MachineSlot: Sendable {
  private let built = AtomicLazyReference<SymptomMachine>()
  /// Held while the machine is built, so that no two workers do the same work.
  private let building = Mutex(())

  /// The machine; `build` makes it when there is none yet.
  func machine(_ build: () -> SymptomMachine) -> SymptomMachine {
    if let machine = built.load() { return machine }
    return building.withLock { _ in
      if let machine = built.load() { return machine }
      return built.storeIfNil(build())
    }
  }
}
