/// What divides the parts of a draft.
enum Boundary {
  /// A boundary that depends on the mail alone.
  ///
  /// It stands in no part: quoted-printable has no `=_` and base64 neither.
  static func of(_ message: SupportMessage) -> String {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    message.body.utf8.forEach(add)
    for attachment in message.attachments { attachment.content.forEach(add) }
    let digits = String(hash, radix: 16, uppercase: true)
    return "=_SupportMail_" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
