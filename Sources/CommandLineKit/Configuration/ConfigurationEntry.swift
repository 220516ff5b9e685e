/// A key with its value, as it stands in a configuration file.
package struct ConfigurationEntry: Hashable, Sendable {
  /// In lower case.
  package let key: String
  /// Nil: there is no `=`, which means yes.
  package let value: String?
  package let place: ConfigurationPlace
  /// Where the value begins; the place of the key when there is none.
  package let valuePlace: ConfigurationPlace

  package init(
    key: String, value: String?, place: ConfigurationPlace, valuePlace: ConfigurationPlace
  ) {
    self.key = key
    self.value = value
    self.place = place
    self.valuePlace = valuePlace
  }
}
