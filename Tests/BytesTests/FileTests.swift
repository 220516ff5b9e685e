import Bytes
import Glibc
import Testing

@Suite("Files and folders")
struct FileTests {
  @Test("a temporary file has no name and gives back what was written")
  func temporary() throws {
    var file = try TemporaryFile()
    file.append(contentsOf: [1, 2, 3])
    file.append(contentsOf: [4])
    let count = file.count
    #expect(count == 4)
    let reader = file.finished()
    let window = ByteWindow(capacity: 8)
    try window.fill { (buffer) throws(SystemError) in try reader.read(into: buffer, at: 1) }
    let bytes = window.span.withUnsafeBufferPointer { Array($0) }
    #expect(bytes == [2, 3, 4])
    #expect(reader.count == 4)
    let mapped = try #require(Self.bytes(mapped: 3, of: reader))
    #expect(mapped == [1, 2, 3])
    #expect(Self.bytes(mapped: 0, of: reader) == nil)
  }

  private static func bytes(mapped count: Int, of stored: StoredBytes) -> [UInt8]? {
    guard let mapped = stored.mapped(count) else { return nil }
    return mapped.span.withUnsafeBufferPointer { Array($0) }
  }

  @Test("a missing file says so, and so does a name with a zero byte")
  func missing() {
    for path in ["/tmp/there/is/no/such/file", "/tmp\0"] {
      var failure: SystemError?
      do { _ = try FileDescriptor(path: Array(path.utf8)) } catch { failure = error }
      #expect(failure?.isMissing == true)
    }
  }

  @Test("paths longer than the system takes at once are walked")
  func longPath() throws {
    var path = "/tmp"
    while path.utf8.count < 3 * Int(PATH_MAX) { path += "/./../tmp" }
    let walked = try FileDescriptor(path: Array(path.utf8)).status().identity
    let direct = try FileDescriptor(path: Array("/tmp".utf8)).status().identity
    #expect(walked == direct)
  }
}

extension TemporaryFile {
  fileprivate mutating func append(contentsOf bytes: [UInt8]) {
    try? append(bytes.span)
  }
}
