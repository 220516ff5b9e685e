import Testing

@testable import Extraction

@Suite("Values that name a device")
struct DeviceValueTests {
  private func read(_ text: String) -> (model: String?, name: String?, isWhole: Bool) {
    let line = CleanLine(text)
    let value = DeviceValue(line.bytes.span, in: line.all, tables: .builtIn)
    return (value.model.map(line.string), value.name.map(line.string), value.isWhole)
  }

  @Test(
    "give identifier and name",
    arguments: [
      ("iPhone15,2", "iPhone15,2", nil),
      ("iPhone 15 Pro (iPhone16,1)", "iPhone16,1", "iPhone 15 Pro"),
      ("iPhone16,1 (iPhone 15 Pro)", "iPhone16,1", "iPhone 15 Pro"),
      ("iPhone15,2 / iPhone 14 Pro", "iPhone15,2", "iPhone 14 Pro"),
      ("iPad Pro 11-inch (M2) (iPad14,3)", "iPad14,3", "iPad Pro 11-inch (M2)"),
      ("iPhone 15 Pro Max (iPhone16,2), 256 GB, region DE/A", "iPhone16,2", "iPhone 15 Pro Max"),
      ("MacBookPro18,3", "MacBookPro18,3", nil), ("RealityDevice14,1", "RealityDevice14,1", nil),
      ("iPhone", nil, "iPhone"), ("iPod touch", nil, "iPod touch"),
      ("iPad Pro (11-inch) (3rd generation)", nil, "iPad Pro (11-inch) (3rd generation)"),
      ("iPad (9. Generation)", nil, "iPad (9. Generation)"),
      ("MacBook Pro (14-inch, 2021)", nil, "MacBook Pro (14-inch, 2021)"),
      ("x86_64", "x86_64", nil), ("arm64", "arm64", nil), ("Simulator", nil, "Simulator"),
      ("samsung SM-S911B", "SM-S911B", nil), ("OPPO CPH2581", "CPH2581", nil),
      ("Xiaomi 2201117TY", "2201117TY", nil), ("HUAWEI ELE-L29", "ELE-L29", nil),
      ("Google Pixel 8 (shiba)", nil, "Google Pixel 8"),
      ("Xiaomi Redmi Note 12", nil, "Xiaomi Redmi Note 12"),
      ("Galaxy S23 Ultra", nil, "Galaxy S23 Ultra"), ("samsung", nil, nil),
      ("iPhone 14 Pro running iOS 17.2", nil, "iPhone 14 Pro"),
    ] as [(String, String?, String?)])
  func reads(text: String, model: String?, name: String?) {
    let value = read(text)
    #expect(value.model == model)
    #expect(value.name == name)
  }

  @Test(
    "tell a device from other words",
    arguments: [
      ("iPhone 14 Pro", true), ("iPhone15,2", true), ("samsung SM-S911B", true),
      ("any iPhone", false),
      ("Leon’s iPhone", false), ("iPhone von Anna", false), ("iPhone 12 keeps crashing", false),
      ("the blue one", false), ("2", false), ("Runner 2.0", false),
    ])
  func whole(text: String, isWhole: Bool) {
    #expect(read(text).isWhole == isWhole)
  }
}
