/// The folder `Fixtures` of the checkout.
package enum Fixtures {
  /// Its path, without a slash at the end.
  package static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Fixtures"
  }()

  /// The path of something in it: `Fixtures.path("inbox")`.
  package static func path(_ name: String) -> String { folder + "/" + name }
}
