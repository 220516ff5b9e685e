/// The part of a mail server that reports on deliveries, by the local part of its address.
enum DeliverySystem: Hashable, Sendable {
  /// `mailer-daemon`: sends nothing but delivery reports.
  case daemon
  /// `postmaster`: a person or a program.
  case postmaster

  /// The system with this address, or nil.
  init?(_ address: String?) {
    guard let address else { return nil }
    let local = FieldText.folded(String(address.prefix { $0 != "@" }), upTo: 64)
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
