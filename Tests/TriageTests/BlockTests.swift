import Foundation
import TestSupport
import Testing

@Suite("Blocks of facts in whole mails")
struct BlockTests {
  /// A mail and what it says.
  struct Case: Sendable {
    var subject = "Question"
    let body: String
    var app: String?
    var version: String?
    var build: String?
    var system: String?
    var systemVersion: String?
    var model: String?
    let text: String
  }

  static let cases: [Case] = [
    Case(
      subject: "Support: Windrose 2.4.1",
      body: "The map stays empty.\n\n\nOS: iOS Version 17.2 (Build 21C62)\nApp: Windrose 2.4.1\n",
      app: "Windrose", version: "2.4.1", system: "iOS", systemVersion: "17.2",
      text: "The map stays empty."),
    Case(
      body:
        "Device: iPhone14,5\niOS: 16.6.1\nApp: Windrose\nVersion: 3.0\nBuild: 411\n\nNo route.\n",
      app: "Windrose", version: "3.0", build: "411", system: "iOS", systemVersion: "16.6.1",
      model: "iPhone14,5", text: "No route."),
    Case(
      body:
        "Die Karte bleibt leer.\n\nGerät: iPhone15,2\nSystem: iOS 18.1\nApp-Version: 5.2 (88)\n",
      version: "5.2", build: "88", system: "iOS", systemVersion: "18.1", model: "iPhone15,2",
      text: "Die Karte bleibt leer."),
    Case(
      body: "La carte reste vide.\n\nAppareil : iPad14,3\niOS : 17.5\nVersion : 1.9 (20)\n",
      version: "1.9", build: "20", system: "iOS", systemVersion: "17.5", model: "iPad14,3",
      text: "La carte reste vide."),
    Case(
      body: "地图是空的。\n\n设备：iPhone13,2\n系统版本：16.2\nApp版本：4.0.1\n",
      version: "4.0.1", systemVersion: "16.2", model: "iPhone13,2", text: "地图是空的。"),
    Case(
      subject: "[Windrose] - Version 2.1 (Build: 44 - App Store)", body: "It is slow.\n",
      app: "Windrose", version: "2.1", build: "44", text: "It is slow."),
    Case(
      body: "The map is empty.\n\nWindrose 4.2 (1207), iOS 17.2, iPhone15,2\n",
      app: "Windrose", version: "4.2", build: "1207", system: "iOS", systemVersion: "17.2",
      model: "iPhone15,2", text: "The map is empty."),
    Case(
      body: "OS: 17 of our staff use it, and they like it a lot.\nSee you.\n",
      text: "OS: 17 of our staff use it, and they like it a lot.\nSee you."),
    Case(
      body: "Invoice 2024-17\nPeriod: 2024.03\nTotal: 12.50\nThank you.\n",
      text: "Invoice 2024-17\nPeriod: 2024.03\nTotal: 12.50\nThank you."),
  ]

  private struct Record: Decodable {
    struct App: Decodable {
      let name: String?
      let version: String?
      let build: String?
    }
    struct System: Decodable {
      let name: String?
      let version: String?
    }
    struct Device: Decodable {
      let model: String?
    }
    let app: App
    let os: System
    let device: Device
    let text: String
  }

  @Test("the facts and the person's words are told apart", arguments: cases)
  func reads(expected: Case) throws {
    let mail =
      "From: Maya <maya@example.org>\nTo: support@example.com\nSubject: \(expected.subject)\n"
      + "Date: Mon, 9 Mar 2026 10:00:00 +0100\nContent-Type: text/plain; charset=utf-8\n\n"
      + expected.body
    let outcome = try TriageProgram.run(["extract", "-"], input: Array(mail.utf8))
    let record = try JSONDecoder().decode(Record.self, from: Data(outcome.output))
    #expect(record.app.name == expected.app)
    #expect(record.app.version == expected.version)
    #expect(record.app.build == expected.build)
    #expect(record.os.version == expected.systemVersion)
    if let system = expected.system { #expect(record.os.name == system) }
    #expect(record.device.model == expected.model)
    #expect(record.text.trimmingCharacters(in: .whitespacesAndNewlines) == expected.text)
  }
}
