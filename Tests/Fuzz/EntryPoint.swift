private let session = FuzzSession()

/// What libFuzzer calls with each input (LLVM's documentation of libFuzzer).
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  session.read(unsafe bytes.span)
  return 0
}
