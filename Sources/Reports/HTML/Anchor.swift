/// The name by which a link finds an entry: the same in every run.
enum Anchor {
  /// `r-` and the id of the entry; an id with letters outside `a-z0-9.-` gets a hash of it behind
  /// what is left, so that two never share a name.
  static func name(_ id: String) -> String {
    var kept: [UInt8] = []
    var isWhole = true
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.utf8.prefix(1000) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3  // FNV-1a
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "-"):
        kept.append(byte)
      default: isWhole = false
      }
    }
    let text = String(decoding: kept.prefix(200), as: UTF8.self)
    if isWhole, kept.count <= 200, !kept.isEmpty { return "r-\(text)" }
    return "r-\(text)-\(String(hash, radix: 16))"
  }
}
