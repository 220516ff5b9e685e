import Testing

@testable import Assets

@Suite("Devices")
struct DeviceTableTests {
  @Test(
    "have the name under which they are sold",
    arguments: [
      ("iPhone12,1", "iPhone 11"), ("iPhone12,8", "iPhone SE (2nd generation)"),
      ("iPhone14,4", "iPhone 13 mini"), ("iPhone15,2", "iPhone 14 Pro"),
      ("iPhone17,5", "iPhone 16e"), ("iPhone18,4", "iPhone Air"),
      ("iPad13,16", "iPad Air (5th generation)"), ("iPad14,1", "iPad mini (6th generation)"),
      ("iPad16,5", "iPad Pro 13-inch (M4)"), ("iPod9,1", "iPod touch (7th generation)"),
      ("MacBookPro18,3", "MacBook Pro (14-inch, 2021)"), ("Mac14,2", "MacBook Air (M2, 2022)"),
      ("Watch7,1", "Apple Watch Series 9"), ("AppleTV14,1", "Apple TV 4K (3rd generation)"),
      ("RealityDevice14,1", "Apple Vision Pro"), ("x86_64", "Simulator"),
      ("SM-S911B", "Samsung Galaxy S23"), ("CPH2581", "OnePlus 12"),
      ("iPhone99,1", nil), ("iphone12,1", nil), ("", nil),
    ] as [(String, String?)])
  func names(identifier: String, name: String?) {
    let bytes = Array(identifier.utf8)
    let found = DeviceTable().name(of: bytes.span)
    #expect(found == name)
  }

  @Test("of the user go before the built-in ones")
  func overrides() {
    let text = "# mine\niPhone99,1\tiPhone 99\niPhone12,1\tEleven\niPhone12,3\t\n"
    let table = DeviceTable(overrides: Array(text.utf8))
    func name(_ identifier: String) -> String? {
      let bytes = Array(identifier.utf8)
      return table.name(of: bytes.span)
    }
    #expect(name("iPhone99,1") == "iPhone 99")
    #expect(name("iPhone12,1") == "Eleven")
    #expect(name("iPhone12,3") == "iPhone 11 Pro")
    #expect(name("iPhone12,5") == "iPhone 11 Pro Max")
  }
}
