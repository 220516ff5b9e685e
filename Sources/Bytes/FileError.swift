/// A system call on a file that failed.
package struct FileError: Error, Hashable, Sendable {
  /// The call, such as `write`.
  package let call: String
  /// The file as people named it.
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package init(call: String, path: String, code: Int32) {
    self.call = call
    self.path = path
    self.code = code
  }
}
