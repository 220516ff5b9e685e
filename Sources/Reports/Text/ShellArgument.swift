/// A path as an argument that can be copied to a shell.
package enum ShellArgument {
  /// `path`, and `#offset` where the message isn't at the start of its file; quoted if the shell
  /// would read it otherwise.
  static func untrusted(path: String, offset: Int) -> Untrusted {
    Untrusted(path: text(offset > 0 ? "\(path)#\(offset)" : path))
  }

  /// `path`, quoted if the shell would read it otherwise.
  package static func text(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "/.,:_-+=@%^~#!".utf8.contains(byte)
      }
    }
    if isPlain, !path.isEmpty { return path }
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return "'\(quoted)'"
  }
}
