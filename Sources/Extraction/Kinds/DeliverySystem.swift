/// The part of a mail server that reports on deliveries, by the local part of its address.
enum DeliverySystem: Hashable, Sendable {
  /// `mailer-daemon`: sends nothing but delivery reports.
  case daemon
  /// `postmaster`: a person or a program.
  case postmaster

  /// The system with this address, which is in lower case, or nil.
  init?(_ address: String?) {
    // Every name begins with an m or a p.
    guard let address, let first = address.utf8.first,
      first == UInt8(ascii: "m") || first == UInt8(ascii: "p")
    else { return nil }
    let local = Array(address.utf8.prefix(64).prefix { $0 != UInt8(ascii: "@") })
    if FieldText.begins(local, with: "mailer-daemon")
      || FieldText.begins(local, with: "mailerdaemon")
      || FieldText.begins(local, with: "mail-daemon")
      || FieldText.begins(local, with: "maildaemon")
      || FieldText.begins(local, with: "mail-delivery-subsystem")
    {
      self = .daemon
    } else if FieldText.begins(local, with: "postmaster")
      || Self.isExchange(local)
    {
      self = .postmaster
    } else {
      return nil
    }
  }

  /// `MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@...`, which Exchange writes for itself.
  private static func isExchange(_ local: [UInt8]) -> Bool {
    let name: StaticString = "microsoftexchange"
    return local.count > name.utf8CodeUnitCount
      && FieldText.equals([UInt8](local.prefix(name.utf8CodeUnitCount)), name)
  }
}
