/// The bytes of pairs of hexadecimal digits: `"48 69"`.
func hexBytes(_ text: String) -> [UInt8] {
  text.split(separator: " ").map { UInt8($0, radix: 16) ?? 0 }
}
