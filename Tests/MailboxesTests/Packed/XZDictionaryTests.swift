import Testing

@testable import Mailboxes

@Suite("The memory that an xz file asks for")
struct XZDictionaryTests {
  @Test(
    "dictionary sizes are those that liblzma was told to use",
    arguments: [
      ([2, 0, 33, 1, 0, 0, 0, 0], 4_096), ([2, 0, 33, 1, 16, 0, 0, 0], 1_048_576),
      ([2, 0, 33, 1, 19, 0, 0, 0], 3_145_728), ([2, 0, 33, 1, 28, 0, 0, 0], 67_108_864),
      ([2, 0, 33, 1, 30, 0, 0, 0], 134_217_728), ([2, 0, 33, 1, 31, 0, 0, 0], 201_326_592),
      ([2, 0, 33, 1, 37, 0, 0, 0], 1_610_612_736), ([2, 1, 4, 0, 33, 1, 8, 0], 65_536),
      ([2, 0xC0, 0x80, 1, 5, 33, 1, 8], 65_536), ([0, 0, 0, 0, 33, 1, 8, 0], nil),
      ([2, 0, 33], nil),
      ([2, 0xC0, 0x80, 0x80, 0x80], nil), ([], nil),
    ] as [([UInt8], Int?)])
  func sizes(blockHeader: [UInt8], size: Int?) {
    let streamHeader: [UInt8] = [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46]
    let bytes = streamHeader + blockHeader
    let found = XZDictionary.size(in: bytes.span)
    #expect(found == size)
  }
}
