import Bytes
import TestSupport
import Testing

@testable import triage
@testable import CommandLineKit

@Suite("The fingerprint of what changes records")
struct RecordFingerprintTests {
  private func fingerprint(_ text: String) throws -> Digest {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "c")
    try folder.write("language en\n[crash]\nboom\n", to: "a.lex")
    try folder.write("language en\n[crash]\nbang\n", to: "b.lex")
    var environment = Environment.ofProcess()
    environment.variables = [:]
    let options = Program.commands.flatMap(\.description.options)
    let arguments = try Arguments(
      ["--no-config", "--config", folder.path("c")], options: options)
    return try Configuration(arguments, options: options, environment).recordFingerprint
  }

  @Test(
    "each thing that changes records changes it",
    arguments: [
      "[app \"A\"]", "[app \"B\"]", "[app \"A\"]\nalias = B",
      "[app \"A\"]\naddress = a@example.com",
      "[app \"A\"]\nbundle-id = a.b", "[support]\naddress = a@example.com",
      "[support]\nignore = a@example.com", "[support]\nignore = @example.com",
      "[label]\nos = System", "[label]\ndevice = System", "lexicon = a.lex", "lexicon = b.lex",
    ])
  func changes(text: String) throws {
    #expect(try fingerprint(text) != fingerprint(""))
    #expect(try fingerprint(text) == fingerprint(text))
  }

  @Test(
    "what changes only reports, and the order of lines, don't",
    arguments: [
      ("", "since = 8w\nlinks = gmail\nquiet\n"),
      ("[app \"A\"]", "[app \"A\"]\nrelease = 1 2026-01-01"),
      ("[app \"A\"]\nalias = x\nalias = y", "[app \"A\"]\nalias = y\n[app \"a\"]\nalias = x"),
      (
        "[label]\nos = S\ndevice = D\n[support]\naddress = a@example.com",
        "[support]\naddress = A@example.com\n[label]\ndevice = D\nos = S"
      ),
    ])
  func stays(first: String, second: String) throws {
    #expect(try fingerprint(first) == fingerprint(second))
  }
}
