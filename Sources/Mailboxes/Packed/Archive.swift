import Bytes
private import CArchive
private import Glibc

/// A packed file that libarchive reads: one stream that was packed in one way, or a container of
/// files.
@safe final class Archive {
  /// A file in a container.
  struct Member {
    var path: [UInt8]
    var modified: Timestamp?
  }

  private let handle: OpaquePointer
  private let source: ArchiveSource
  /// Why it can't be read further.
  private(set) var failure: InputFailure?
  /// What is left of the block that was read last; it belongs to libarchive.
  private var block = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  private var isInMember = false

  /// Opens `input`, of which nothing was read yet.
  ///
  /// - Returns: nil when memory is short.
  init?(_ input: any ByteInput, packing: Packing) {
    guard let handle = unsafe archive_read_new() else { return nil }
    unsafe self.handle = handle
    source = ArchiveSource(input, isSeekable: packing == .zip)
    unsafe Self.prepare(handle, for: packing)
    let context = unsafe Unmanaged.passUnretained(source).toOpaque()
    if source.isSeekable {
      unsafe archive_read_set_seek_callback(handle) { _, context, distance, whence in
        guard let context = unsafe context else { return Int64(ARCHIVE_FATAL) }
        let source = unsafe Unmanaged<ArchiveSource>.fromOpaque(context).takeUnretainedValue()
        let origin: ArchiveSource.Origin =
          whence == SEEK_SET ? .start : whence == SEEK_CUR ? .here : .end
        return source.seek(by: Int(distance), from: origin).map { Int64($0) }
          ?? Int64(ARCHIVE_FATAL)
      }
    }
    let code = unsafe archive_read_open2(
      handle, context, nil,
      { _, context, block in
        guard let context = unsafe context else { return -1 }
        let source = unsafe Unmanaged<ArchiveSource>.fromOpaque(context).takeUnretainedValue()
        guard source.advance() else { return -1 }
        return unsafe source.block.lend(to: block)
      }, nil, nil)
    if code != ARCHIVE_OK { fail() }
  }

  deinit { unsafe archive_read_free(handle) }

  /// Goes to the next regular file of a container, or to the one stream there is; nil at the end.
  func next() -> Member? {
    isInMember = false
    unsafe block = UnsafeRawBufferPointer(start: nil, count: 0)
    while failure == nil {
      var entry: OpaquePointer?
      let code = unsafe archive_read_next_header(handle, &entry)
      guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let entry = unsafe entry else {
        // A stream that is damaged from its first byte on counts as empty.
        let message = unsafe archive_error_string(handle)
        if unsafe code != ARCHIVE_EOF || message != nil { fail() }
        return nil
      }
      guard unsafe archive_entry_filetype(entry) == mode_t(Glibc.S_IFREG) else { continue }
      guard let name = unsafe archive_entry_pathname(entry) else { continue }
      let bytes = unsafe UnsafeRawBufferPointer(start: name, count: strlen(name))
      let modified =
        unsafe archive_entry_mtime_is_set(entry) != 0
        ? Timestamp.trustworthy(seconds: unsafe Int64(archive_entry_mtime(entry))) : nil
      isInMember = true
      return unsafe Member(path: Array(bytes), modified: modified)
    }
    return nil
  }

  /// Reads at most as many unpacked bytes as fit; 0 is the end, also after a failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    // Block by block: `archive_read_data` gives nothing of what came before a failure.
    if unsafe block.isEmpty, !advance() { return 0 }
    let count = unsafe min(buffer.count, block.count)
    unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[..<count]))
    unsafe block = UnsafeRawBufferPointer(rebasing: block[count...])
    return count
  }

  /// Packed bytes that were read so far.
  var packedCount: Int { source.count }

  /// Whether bytes stand behind a single stream that was read to its end; zeros are padding.
  var hasTrailingBytes: Bool {
    source.contentEnd > (unsafe Int(archive_filter_bytes(handle, -1)))
  }

  /// Unpacks the next block; false at the end.
  private func advance() -> Bool {
    guard isInMember, failure == nil else { return false }
    // A warning stands for bytes that can be read all the same; it doesn't come for ever.
    for _ in 0..<16 {
      var start: UnsafeRawPointer?
      var count = 0
      var offset: la_int64_t = 0
      let code = unsafe archive_read_data_block(handle, &start, &count, &offset)
      if code == ARCHIVE_EOF { return false }
      if code == ARCHIVE_OK || code == ARCHIVE_WARN, count > 0 {
        unsafe block = UnsafeRawBufferPointer(start: start, count: count)
        return true
      }
      if code < ARCHIVE_WARN, code != ARCHIVE_RETRY { break }
    }
    fail()
    return false
  }

  private func fail() {
    if let below = source.failure {
      failure = below
      return
    }
    let message = unsafe archive_error_string(handle).map { unsafe String(cString: $0) } ?? ""
    let isRefused =
      message.contains("too much memory") || message.contains("ncrypt")
      || message.contains("assphrase") || message.contains("Cannot allocate")
    failure = isRefused ? .refused(message) : .damaged(message)
  }

  private static func prepare(_ handle: OpaquePointer, for packing: Packing) {
    switch packing {
    case .zip: unsafe archive_read_support_format_zip(handle)
    case .tar: unsafe archive_read_support_format_tar(handle)
    case .gzip: unsafe prepare(handle, filter: ARCHIVE_FILTER_GZIP)
    case .bzip2: unsafe prepare(handle, filter: ARCHIVE_FILTER_BZIP2)
    case .xz: unsafe prepare(handle, filter: ARCHIVE_FILTER_XZ)
    case .zstd: unsafe prepare(handle, filter: ARCHIVE_FILTER_ZSTD)
    }
  }

  /// One filter and no more: what it gives is looked at anew, so levels of packing can be counted.
  private static func prepare(_ handle: OpaquePointer, filter: Int32) {
    unsafe archive_read_support_format_raw(handle)
    unsafe archive_read_support_format_empty(handle)
    unsafe archive_read_append_filter(handle, filter)
  }

  /// So many zero bytes, packed.
  static func packed(zeros: Int, as packing: Packing) -> [UInt8]? {
    guard let handle = unsafe archive_write_new() else { return nil }
    defer { unsafe archive_write_free(handle) }
    guard let entry = unsafe archive_entry_new() else { return nil }
    defer { unsafe archive_entry_free(entry) }
    let filter: Int32 =
      switch packing {
      case .bzip2: ARCHIVE_FILTER_BZIP2
      case .xz: ARCHIVE_FILTER_XZ
      case .zstd: ARCHIVE_FILTER_ZSTD
      default: ARCHIVE_FILTER_GZIP
      }
    unsafe archive_write_set_format_raw(handle)
    unsafe archive_write_add_filter(handle, filter)
    // Zeros need no effort; by default xz takes 94 MB for it.
    unsafe archive_write_set_filter_option(handle, nil, "compression-level", "1")
    unsafe archive_write_set_bytes_in_last_block(handle, 1)
    var packed = [UInt8](repeating: 0, count: zeros + 4096)
    var count = 0
    let isWritten = unsafe packed.withUnsafeMutableBytes { buffer in
      unsafe archive_entry_set_filetype(entry, UInt32(Glibc.S_IFREG))
      let bytes = [UInt8](repeating: 0, count: zeros)
      guard
        unsafe archive_write_open_memory(handle, buffer.baseAddress, buffer.count, &count)
          == ARCHIVE_OK, unsafe archive_write_header(handle, entry) == ARCHIVE_OK,
        unsafe archive_write_data(handle, bytes, bytes.count) == bytes.count
      else { return false }
      return unsafe archive_write_close(handle) == ARCHIVE_OK
    }
    return isWritten ? Array(packed[..<count]) : nil
  }
}
