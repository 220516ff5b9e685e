import Records
import Testing

@testable import Analysis

@Suite("The list of all messages")
struct MessageListingTests {
  private static func listing(_ inbox: InboxBuilder) throws -> MessageListing {
    var tally = Tally()
    for record in inbox.records { tally.add(record) }
    return try #require(
      tally.findings(now: InboxBuilder.now(60), sources: [], listsMessages: true).listing)
  }

  @Test("messages stand by time, copies last, and each knows its sender and what counts for it")
  func order() throws {
    var inbox = InboxBuilder()
    inbox.report(day: 3, from: "ann@example.org", version: "1.1")
    inbox.report(day: 1, from: "bob@example.org", app: nil)
    inbox.report(day: 2, from: "cem@example.org")
    inbox.other(
      .staff, day: 4, from: "help@example.com", to: "ann@example.org",
      references: ["m0@example.com"])
    inbox.append(inbox.records[2])
    let listing = try Self.listing(inbox)
    let all = (0..<listing.count).map { listing[$0] }
    #expect(all.map(\.kind) == [.report, .report, .report, .staff, .report])
    #expect(all.map(\.original) == [nil, nil, nil, nil, 1])
    // First contacts that name an app have the first numbers.
    #expect(all.map(\.sender) == [3, 1, 2, 4, 1])
    #expect(all.map(\.isAnswered) == [false, false, true, true, false])
    #expect(
      all.map { $0.release.map { listing.releases[$0].version } } == [
        nil, "1.0", "1.1", nil, "1.0",
      ])
    #expect(Set(all.map(\.place)) == [0, 1, 2, 3, 4])
    #expect([all[0].place, all[2].place, all[3].place] == [1, 0, 3])
  }

  @Test("a report sent again in the same words counts for the first one")
  func repeated() throws {
    var inbox = InboxBuilder()
    let text = "The app closes by itself as soon as I open a long note in the list of notes"
    inbox.report(day: 1, from: "ann@example.org", text: text)
    inbox.report(day: 2, from: "ann@example.org", text: text)
    let listing = try Self.listing(inbox)
    #expect([listing[0].original, listing[1].original] == [nil, 0])
    #expect(listing.senders == 1)
  }

  @Test("people without mail get numbers above those of the senders, the same each time")
  func numbers() throws {
    var inbox = InboxBuilder()
    inbox.report(day: 1, from: "ann+app@example.org")
    var listing = try Self.listing(inbox)
    #expect(listing.number(of: "ann@example.org") == 1)
    #expect(listing.number(of: "boss@example.net") == 2)
    #expect(listing.number(of: "boss@example.net") == 2)
    #expect(listing.senders == 1)
  }

  @Test("the mails of a regression are listed with it")
  func regressions() throws {
    let inbox = InboxBuilder.withRelease { $0 % 2 == 0 ? "crash" : "ui" }
    var tally = Tally()
    for record in inbox.records { tally.add(record) }
    let findings = tally.findings(now: InboxBuilder.now(75), sources: [], listsMessages: true)
    let listing = try #require(findings.listing)
    #expect(listing.regressions.map(\.count) == findings.regressions.map(\.reports))
    let mails = try #require(listing.regressions.first)
    #expect(mails.allSatisfy { listing[Int($0)].regression == 0 })
    #expect(mails.allSatisfy { inbox.records[listing[Int($0)].place].app.version == "1.1" })
  }
}
