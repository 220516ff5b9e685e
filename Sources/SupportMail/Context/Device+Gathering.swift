extension SupportContext.Device {
  /// The model that the program runs on, or nil where that is not known or no one model.
  public static var current: SupportContext.Device? {
    #if canImport(Darwin)
      ofApple
    #else
      nil
    #endif
  }
}
