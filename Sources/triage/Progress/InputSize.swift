import Bytes
import Synchronization

/// How many bytes of mail lie under some paths, found out while the reading goes on.
final class InputSize: Sendable {
  private let total = Mutex<Int?>(nil)

  /// Bytes of all files; nil while that isn't known, and for what can't be: standard input, and
  /// packed mailboxes, whose content is larger.
  var bytes: Int? { total.withLock { $0 } }

  /// Begins to look at the files, beside everything else.
  init(of paths: [[UInt8]]) {
    guard !paths.contains([UInt8(ascii: "-")]) else { return }
    Task.detached(priority: .high) { [self] in
      var sum = 0
      for path in paths {
        guard let bytes = Self.size(of: path) else { return }
        sum += bytes
      }
      total.withLock { $0 = sum }
    }
  }

  /// More entries than any inbox has.
  private static let entryLimit = 5_000_000
  private static let packedStarts: [[UInt8]] = [
    [0x1F, 0x8B], Array("BZh".utf8), [0xFD, 0x37, 0x7A, 0x58, 0x5A], [0x28, 0xB5, 0x2F, 0xFD],
    Array("PK".utf8),
  ]

  /// The bytes of a file, or of all files below a folder; nil when one of them is packed.
  static func size(of path: [UInt8]) -> Int? {
    guard let file = try? FileDescriptor(path: path), let status = try? file.status() else {
      return 0
    }
    guard status.kind == .folder else {
      return status.kind == .regular && !isPacked(file) ? status.size : nil
    }
    var sum = 0
    var seen = 0
    var open = [path]
    while let path = open.popLast() {
      guard let folder = try? FileDescriptor(path: path) else { continue }
      var listing = FolderListing()
      guard (try? listing.append(folder)) != nil else { continue }
      let isMaildir = path.suffix(3).elementsEqual("cur".utf8)
      for entry in listing.entries {
        seen += 1
        if seen > entryLimit { return nil }
        let name = listing.name(of: entry)
        if entry.kind == .folder {
          open.append(path + [UInt8(ascii: "/")] + name)
          continue
        }
        // Notes of mail programs beside the mail.
        if name.first == UInt8(ascii: ".") || name.starts(with: "dovecot".utf8) { continue }
        let bytes = Array(name)
        guard let status = try? folder.status(of: bytes.span), status.kind == .regular else {
          continue
        }
        if !isMaildir, status.size > 65_536, let file = try? folder.open(bytes.span),
          isPacked(file)
        {
          return nil
        }
        sum += status.size
      }
    }
    return sum
  }

  private static func isPacked(_ file: borrowing FileDescriptor) -> Bool {
    var head = [UInt8](repeating: 0, count: 6)
    let count = unsafe head.withUnsafeMutableBytes { bytes in
      (try? unsafe file.read(into: bytes, at: 0)) ?? 0
    }
    return packedStarts.contains { head.prefix(count).starts(with: $0) }
  }
}
