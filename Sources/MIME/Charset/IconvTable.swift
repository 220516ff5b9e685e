import Glibc

/// The descriptors of iconv that were opened, by the name of their charset.
///
/// Opening one again costs as much as decoding a whole mail, so they stay open; names come from
/// mail, so there is a bound, and the oldest makes room.
@safe struct IconvTable: ~Copyable, @unchecked Sendable {
  /// Why a conversion stopped.
  enum Stop {
    /// Everything is converted.
    case finished
    /// The byte at the place begins nothing that the charset knows.
    case refused
    /// The end cuts the character at the place.
    case incomplete
  }

  @safe private struct Entry {
    var name: String
    var handle: iconv_t
  }

  private static let capacity = 32
  private static let chunk = 8192

  private var entries: [Entry] = []
  private var next = 0

  init() {}

  deinit { for entry in entries { unsafe _ = iconv_close(entry.handle) } }

  /// The place in the table of a charset's descriptor, ready for new text; nil when iconv lacks it.
  mutating func open(_ name: String) -> Int? {
    for index in entries.indices where entries[index].name == name {
      reset(index)
      return index
    }
    guard let handle = unsafe iconv_open("UTF-8", name), Int(bitPattern: handle) != -1 else {
      return nil
    }
    let entry = unsafe Entry(name: name, handle: handle)
    guard entries.count == Self.capacity else {
      entries.append(entry)
      return entries.count - 1
    }
    let index = next
    next = (next + 1) % Self.capacity
    unsafe _ = iconv_close(entries[index].handle)
    entries[index] = entry
    return index
  }

  /// Puts a descriptor back to the state in which text begins.
  mutating func reset(_ index: Int) { unsafe _ = iconv(entries[index].handle, nil, nil, nil, nil) }

  /// Appends the UTF-8 of `bytes` from `place` on and moves `place` to where it stopped.
  mutating func convert(
    _ index: Int, _ bytes: Span<UInt8>, from place: inout Int, into text: inout [UInt8]
  ) -> Stop {
    let handle = unsafe entries[index].handle
    var isFlushing = false
    while true {
      let before = (place: place, count: text.count)
      var code = 0
      text.append(addingCapacity: Self.chunk) { output in
        unsafe output.withUnsafeMutableBufferPointer { buffer, count in
          unsafe buffer.withMemoryRebound(to: CChar.self) { room in
            var target = room.baseAddress
            var free = room.count
            if isFlushing {
              code = unsafe iconv(handle, nil, nil, &target, &free) == -1 ? Int(errno) : 0
            } else {
              unsafe bytes.withUnsafeBytes { source in
                var left = source.count - place
                var start = unsafe UnsafeMutablePointer(
                  mutating: source.baseAddress?.assumingMemoryBound(to: CChar.self))
                unsafe start = start?.advanced(by: place)
                code = unsafe iconv(handle, &start, &left, &target, &free) == -1 ? Int(errno) : 0
                place = source.count - left
              }
            }
            count = room.count - free
          }
        }
      }
      switch Int32(code) {
      case 0:
        if isFlushing { return .finished }
        isFlushing = true
      case E2BIG where place > before.place || text.count > before.count: continue
      case EINVAL: return .incomplete
      default: return .refused
      }
    }
  }
}
