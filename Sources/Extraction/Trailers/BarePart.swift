/// A fact without a label: a line of its own, or a piece of a line between signs.
enum BarePart: Hashable, Sendable {
  case app(AppValue)
  /// `4.2 (1207)`: the app's when it is the first, the system's when it is the second.
  case version(AppValue)
  case system(SystemValue)
  case device(DeviceValue)
  case locale(String)
  case bundleID(Range<Int>)
  /// A number, an address, an identifier of a person.
  case account
  /// A few words that may be a name.
  case words(Range<Int>)
}
