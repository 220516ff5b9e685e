import Records

extension DeviceFacts {
  /// Whether the name says only what kind of device it is.
  static func isGeneric(_ name: String) -> Bool {
    switch name {
    case "iPhone", "iPad", "iPod", "iPod touch", "Mac", "MacBook", "Apple Watch", "Watch",
      "Apple TV",
      "iphone", "ipad", "Phone", "Tablet", "Handset":
      true
    default: false
    }
  }
}
