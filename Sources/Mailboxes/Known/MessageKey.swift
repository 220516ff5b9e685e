import Bytes
import Records

/// Names a message file of a Maildir, whatever its flags are and whether it is new or not.
package struct MessageKey: Hashable, Sendable {
  /// A hash of the unique name and of the flags that a record depends on.
  package let name: UInt64
  package let inode: UInt64

  package init(name: UInt64, inode: UInt64) {
    self.name = name
    self.inode = inode
  }

  /// Of a message that has to be read every time.
  package static let none = MessageKey(name: 0, inode: 0)

  /// The key of a file; none for one whose name doesn't date it, or that may be another file
  /// tomorrow.
  init(_ bytes: Span<UInt8>, name: MaildirName, kind: FileStatus.Kind, inode: UInt64) {
    guard kind == .regular, name.date != nil else {
      self = .none
      return
    }
    let flags = UInt64(name.flags.intersection(MessageOrigin.Flags.meaningful).rawValue)
    let hash = Digest(of: bytes.extracting(..<name.uniqueCount)).low ^ flags
    self.init(name: hash == 0 ? 1 : hash, inode: inode)
  }
}
