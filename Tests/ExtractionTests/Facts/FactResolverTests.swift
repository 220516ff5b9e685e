import Records
import Testing

@testable import Extraction

@Suite("Decisions between the sources of a fact")
struct FactResolverTests {
  private func resolve(
    own: Trailer? = nil, attachment: Trailer? = nil, subject: String? = nil, quoted: Trailer? = nil,
    mailer: String? = nil, recipients: [String] = [], rules: ExtractionRules = ExtractionRules()
  ) -> ResolvedFacts {
    FactResolver(rules: rules).resolve(
      own: own, attachment: attachment, subject: subject.map { SubjectFacts($0, rules: rules) },
      quoted: quoted, recipients: recipients.map { EmailAddress(address: $0) }, mailer: { mailer })
  }

  private func trailer(
    _ name: String? = nil, _ version: String? = nil, _ build: String? = nil,
    os: SystemFacts = SystemFacts(),
    device: DeviceFacts = DeviceFacts()
  ) -> Trailer {
    var trailer = Trailer()
    trailer.app = AppFacts(name: name, version: version, build: build)
    trailer.os = os
    trailer.device = device
    return trailer
  }

  @Test("a name before a topic counts beside a version without a name, and never alone")
  func possibleName() {
    let subject = "Scaup Bug Report"
    let beside = resolve(own: trailer(nil, "1.30"), subject: subject)
    #expect(beside.app == AppFacts(name: "Scaup", version: "1.30"))
    #expect(beside.evidence.app == .trailer)
    #expect(resolve(own: trailer("Eider", "1.30"), subject: subject).app.name == "Eider")
    #expect(resolve(own: trailer(), subject: subject).app.isEmpty)
    #expect(resolve(subject: subject).app.isEmpty)
  }

  @Test("own block, then attachment, then subject, then quoted block")
  func order() {
    let own = trailer("A", "1.0")
    let attachment = trailer("B", "2.0")
    let quoted = trailer("D", "4.0")
    #expect(
      resolve(own: own, attachment: attachment, subject: "Support: C 3.0", quoted: quoted).app.name
        == "A")
    let second = resolve(attachment: attachment, subject: "Support: C 3.0", quoted: quoted)
    #expect(second.app == AppFacts(name: "B", version: "2.0"))
    #expect(second.evidence.app == .attachment)
    let third = resolve(subject: "Support: C 3.0", quoted: quoted)
    #expect(third.app == AppFacts(name: "C", version: "3.0"))
    #expect(third.evidence.app == .subject)
    let last = resolve(subject: "Hello", quoted: quoted)
    #expect(last.app == AppFacts(name: "D", version: "4.0"))
    #expect(last.evidence.app == .quoted)
    #expect(resolve(subject: "Hello").evidence == Evidence())
  }

  @Test("app, system and device are decided each by itself")
  func eachByItself() {
    let own = trailer(device: DeviceFacts(name: "iPhone 12"))
    let quoted = trailer("X", "9.2", os: SystemFacts(name: "iOS", version: "17.1"))
    let facts = resolve(
      own: own, subject: "Support: X 9.2", quoted: quoted, mailer: "iPhone Mail (21C62)")
    #expect(facts.evidence == Evidence(app: .subject, os: .quoted, device: .trailer))
    #expect(facts.os == SystemFacts(name: "iOS", version: "17.1"))
  }

  @Test("a part that the better source lacks comes from the next one that agrees")
  func parts() {
    let facts = resolve(subject: "Re: Support: X 9.2", quoted: trailer("X", "9.2", "3301"))
    #expect(facts.app == AppFacts(name: "X", version: "9.2", build: "3301"))
    let other = resolve(subject: "Re: Support: X 9.3", quoted: trailer("X", "9.2", "3301"))
    #expect(other.app == AppFacts(name: "X", version: "9.3"))
    let stranger = resolve(own: trailer("Y", nil), quoted: trailer("X", "9.2", "3301"))
    #expect(stranger.app == AppFacts(name: "Y"))
  }

  @Test("name only in the subject, version only in the block: both, evidence of the version")
  func nameFromSubject() {
    let facts = resolve(own: trailer(nil, "1.9.0", "57"), subject: "Kestrel feedback")
    #expect(facts.app == AppFacts(name: "Kestrel", version: "1.9.0", build: "57"))
    #expect(facts.evidence.app == .trailer)
  }

  @Test("another version in the subject loses against the block")
  func subjectDiffers() {
    let named = resolve(own: trailer("X", "2.0"), subject: "Support: X 1.0")
    #expect(named.app == AppFacts(name: "X", version: "2.0"))
    let unnamed = resolve(own: trailer(nil, "2.0"), subject: "Support: Tidewater 1.0")
    #expect(unnamed.app == AppFacts(name: "Tidewater", version: "2.0"))
  }

  @Test("a plain number in the subject is the version, unless a block shows that it isn't")
  func plainNumber() {
    #expect(resolve(subject: "Support: Level 10").app == AppFacts(name: "Level", version: "10"))
    #expect(
      resolve(own: trailer(nil, "7.2"), subject: "Support: Level 10").app
        == AppFacts(name: "Level 10", version: "7.2"))
    #expect(
      resolve(own: trailer("Level 10", "7.2"), subject: "Support: Level 10").app
        == AppFacts(name: "Level 10", version: "7.2"))
    #expect(
      resolve(own: trailer(nil, "10"), subject: "Support: Level 10").app
        == AppFacts(name: "Level", version: "10"))
  }

  @Test("an app without a version has none")
  func noVersion() {
    let facts = resolve(own: trailer("Hearth", nil, os: SystemFacts(name: "iOS", version: "17.2")))
    #expect(facts.app == AppFacts(name: "Hearth"))
    #expect(facts.evidence.app == .trailer)
  }

  @Test(
    "the system's name is given when the device makes it certain",
    arguments: [
      ("iPhone 12", nil, "15.4.1", "iOS"), ("iPad Air", nil, "15.4", "iPadOS"),
      ("iPad", nil, "12.5", "iOS"),
      ("iPod touch", nil, "15.4", "iOS"), (nil, "MacBookPro18,3", "14.2", "macOS"),
      ("Mac mini", nil, "14.2", "macOS"), (nil, "Watch7,1", "10.2", "watchOS"),
      (nil, "AppleTV14,1", "17.2", "tvOS"), (nil, "RealityDevice14,1", "1.0", "visionOS"),
      ("Google Pixel 8", nil, "14", "Android"), ("Nokia G21", nil, "13", nil),
    ] as [(String?, String?, String, String?)])
  func nameFromDevice(name: String?, model: String?, version: String, system: String?) {
    let facts = resolve(
      own: trailer(os: SystemFacts(version: version), device: DeviceFacts(model: model, name: name))
    )
    #expect(facts.os == SystemFacts(name: system, version: version))
  }

  @Test("no system is made up from a device")
  func noSystem() {
    #expect(resolve(own: trailer(device: DeviceFacts(name: "iPhone 12"))).os.isEmpty)
  }

  @Test("the mail program gives the system only whole, and only when no other source has any of it")
  func mailProgram() {
    let alone = resolve(mailer: "iPhone Mail (21D50)")
    #expect(alone.os == SystemFacts(name: "iOS", version: "17.3", build: "21D50"))
    #expect(alone.evidence.os == .mailer)
    #expect(alone.device.isEmpty)
    let beside = resolve(
      own: trailer(os: SystemFacts(name: "iOS", version: "17.3")), mailer: "iPhone Mail (21D50)")
    #expect(beside.os == SystemFacts(name: "iOS", version: "17.3"))
    #expect(beside.evidence.os == .trailer)
  }

  @Test(
    "the name of a known identifier comes from the table, never the other way round",
    arguments: [
      (DeviceFacts(model: "iPhone15,2"), DeviceFacts(model: "iPhone15,2", name: "iPhone 14 Pro")),
      (
        DeviceFacts(model: "iPhone15,2", name: "iPhone"),
        DeviceFacts(model: "iPhone15,2", name: "iPhone 14 Pro")
      ),
      (
        DeviceFacts(model: "iPhone16,1", name: "iPhone 15 Pro"),
        DeviceFacts(model: "iPhone16,1", name: "iPhone 15 Pro")
      ),
      (DeviceFacts(name: "iPhone 13"), DeviceFacts(name: "iPhone 13")),
      (DeviceFacts(model: "iPhone99,9"), DeviceFacts(model: "iPhone99,9")),
      (DeviceFacts(model: "x86_64"), DeviceFacts(model: "x86_64", name: "Simulator")),
    ])
  func deviceNames(given: DeviceFacts, expected: DeviceFacts) {
    #expect(resolve(own: trailer(device: given)).device == expected)
  }

  @Test("arm64 is a simulator, but not under macOS")
  func machine() {
    let own = trailer(
      os: SystemFacts(name: "macOS", version: "14.2"), device: DeviceFacts(model: "arm64"))
    #expect(resolve(own: own).device == DeviceFacts(model: "arm64"))
  }

  @Test("a build gives the version that belongs to it on that platform")
  func versionFromBuild() {
    #expect(
      resolve(own: trailer(os: SystemFacts(name: "macOS", build: "22G90"))).os.version == "13.5.1")
    #expect(
      resolve(own: trailer(os: SystemFacts(name: "iOS", build: "22G90"))).os.version == "18.6.1")
    #expect(
      resolve(own: trailer(os: SystemFacts(name: "Windows", build: "22631"))).os.version == nil)
  }

  @Test("the configuration names an app by its bundle identifier, then by the address written to")
  func configuration() {
    var rules = ExtractionRules()
    var first = ConfiguredApp(name: "Hearth")
    first.bundleIDs = ["com.example.hearth"]
    var second = ConfiguredApp(name: "Kestrel")
    second.addresses = ["kestrel@example.com"]
    rules.apps = AppDirectory([first, second])
    var own = trailer(nil, "2.1")
    own.app.bundleID = "com.example.hearth"
    #expect(
      resolve(own: own, recipients: ["kestrel@example.com"], rules: rules).app.name == "Hearth")
    let byAddress = resolve(recipients: ["x@example.com", "kestrel@example.com"], rules: rules)
    #expect(byAddress.app == AppFacts(name: "Kestrel"))
    #expect(byAddress.evidence.app == nil)
    #expect(
      resolve(subject: "Support: Saltbox 1.2", recipients: ["kestrel@example.com"], rules: rules)
        .app.name == "Saltbox")
  }

  @Test("fields and locale come from the best block that has some")
  func fields() {
    var own = trailer("X", "1.0")
    own.fields = [TrailerField(label: "App", value: "X 1.0")]
    var quoted = trailer("X", "1.0")
    quoted.fields = [TrailerField(label: "App", value: "X")]
    quoted.locale = "de-AT"
    let facts = resolve(own: own, quoted: quoted)
    #expect(facts.fields == own.fields)
    #expect(facts.locale == "de-AT")
  }
}
