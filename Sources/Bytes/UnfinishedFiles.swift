#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif
private import Synchronization

/// The files with hidden names that this process is making.
///
/// A thread that ends the process takes them away first. They are the process's as its descriptors
/// are, so the list is one for all.
package enum UnfinishedFiles {
  private struct Entry: Hashable {
    let folder: Int32
    let name: String
  }

  private static let entries = Mutex<Set<Entry>>([])

  /// Gives a file a hidden name, with `link`, and notes it; false when that failed.
  static func add(_ name: String, in folder: Int32, link: () -> Bool) -> Bool {
    entries.withLock { entries in
      guard link() else { return false }
      entries.insert(Entry(folder: folder, name: name))
      return true
    }
  }

  /// Takes a hidden name away, with `unlink`, and forgets it; false when that failed.
  static func remove(_ name: String, in folder: Int32, unlink: () -> Bool) -> Bool {
    entries.withLock { entries in
      guard unlink() else { return false }
      entries.remove(Entry(folder: folder, name: name))
      return true
    }
  }

  /// Takes all hidden files away and ends the process; none is made or renamed in between.
  package static func removeAll(then end: () -> Never) -> Never {
    entries.withLock { entries in
      for entry in entries { _ = unsafe unlinkat(entry.folder, entry.name, 0) }
      end()
    }
  }
}
