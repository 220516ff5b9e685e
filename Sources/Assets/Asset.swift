private import CAssets

/// A file under `Sources/CAssets/Files` that was compiled into the program.
@safe package struct Asset: Sendable {
  /// The file's name, such as `report.css` or `Lexicons/de.lex`.
  package let name: String
  private let address: UInt
  private let count: Int

  /// The file of that name, or nil when there is none.
  package init?(_ name: String) {
    guard let entry = Self.all.first(where: { $0.name == name }) else { return nil }
    self = entry
  }

  private init(name: String, address: UInt, count: Int) {
    self.name = name
    self.address = address
    self.count = count
  }

  /// The bytes of the file.
  package var bytes: Span<UInt8> {
    @_lifetime(immortal)
    get {
      let buffer = unsafe UnsafeBufferPointer(
        start: UnsafePointer<UInt8>(bitPattern: address), count: count)
      return unsafe _overrideLifetime(buffer.span, copying: ())
    }
  }

  /// The file as text.
  package var text: String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// All files, in the order of their names.
  package static var all: [Asset] {
    let table = unsafe UnsafeBufferPointer(
      start: triage_asset_table(), count: Int(triage_asset_count))
    return unsafe table.map { entry in
      unsafe Asset(
        name: String(cString: entry.name), address: UInt(bitPattern: entry.bytes),
        count: Int(entry.count))
    }
  }
}
