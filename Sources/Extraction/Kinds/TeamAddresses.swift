import Records

/// Tells the team's own addresses from those of customers.
struct TeamAddresses: Sendable {
  private let configured: Set<[UInt8]>
  private let roles: PhraseList

  init(rules: ExtractionRules, _ phrases: MailPhrases) {
    var addresses: Set<[UInt8]> = []
    for address in rules.supportAddresses { addresses.insert([UInt8](address.utf8)) }
    for app in rules.apps.apps {
      for address in app.addresses { addresses.insert([UInt8](address.utf8)) }
    }
    configured = addresses
    roles = phrases.roleNames
  }

  /// Whether the configuration names any.
  var isConfigured: Bool { !configured.isEmpty }

  /// Whether the configuration names this address, with or without a `+tag`.
  func names(_ address: String?) -> Bool {
    guard let address, isConfigured else { return false }
    let bytes = [UInt8](address.utf8)
    return configured.contains(bytes) || configured.contains(AddressTag.removed(from: bytes))
  }

  /// Whether the local part has the name of a role: `support`, `app-help`, `kontakt`.
  func hasRoleName(_ address: String?) -> Bool {
    guard let address, let at = address.utf8.lastIndex(of: UInt8(ascii: "@")) else { return false }
    let local = PhraseFolding.folded([UInt8](address.utf8[..<at].prefix(128)).span)
    var start = 0
    while start < local.count {
      if start == 0 || !WordBounds.isAlphanumeric(local[start - 1]),
        roles.match(in: local.span, at: start, before: local.count) != nil
      {
        return true
      }
      start += 1
    }
    return false
  }
}
