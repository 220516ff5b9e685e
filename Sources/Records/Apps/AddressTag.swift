/// The part of an address that its owner adds to tell mail apart (RFC 5233): `+notes`.
package enum AddressTag {
  /// `support+notes@example.com` as `support@example.com`.
  package static func removed(from address: [UInt8]) -> [UInt8] {
    guard let at = address.lastIndex(of: UInt8(ascii: "@")),
      let plus = address[..<at].firstIndex(of: UInt8(ascii: "+")), plus > 0
    else { return address }
    return [UInt8](address[..<plus]) + address[at...]
  }
}
