/// How far an mbox was read, and from where it can be read on when it has grown.
struct MboxProgress {
  /// Bytes from the start.
  let end: Int
  let resumption: MboxResumption?
}
