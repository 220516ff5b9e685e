import Foundation
import TestSupport
import Testing

@Suite("Signals, reliability.md section 6")
struct InterruptionTests {
  /// A run that waits for more of its input and has begun a report.
  private static let script = """
    exec 2> shell
    mkfifo pipe
    sleep 60 > pipe & writer=$!
    env --default-signal=INT "$@" - -o out/r.db -o out/r.json --state out/state.db < pipe 2> errors &
    run=$!
    until ls -A out | grep -q '^\\.r\\.db\\.triage-'; do sleep 0.02; done
    for signal in $SIGNALS; do kill -s $signal $run; done
    wait $run; status=$?
    kill $writer
    exit $status
    """

  @Test(
    "a run that is ended says nothing, leaves no half file and hands the signal on",
    arguments: [
      ("", "TERM", 143), ("", "INT", 130), ("", "HUP", 129),
      // Who ignores a signal, as nohup does, means the programs it starts.
      ("trap '' HUP\n", "HUP TERM", 143),
    ] as [(String, String, Int32)])
  func ends(setup: String, signals: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out/r.json")
    let outcome = try TriageProgram.run(
      [], variables: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "SIGNALS": signals],
      in: folder.path, shell: setup + Self.script)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(try folder.read("errors").isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    #expect(names == ["r.json", "state.db"])
    #expect(try folder.read("out/r.json") == Array("old".utf8))
  }

  @Test("what a killed run left is taken away by the next one, what another one makes isn't")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    let mailbox = try folder.write("From: a@example.com\nSubject: Hi\n\nHello\n", to: "mail.eml")
    for name in [".r.json.triage-left", ".r.json.triage-work", ".other.json.triage-left"] {
      try folder.write("half", to: name)
    }
    let outcome = try TriageProgram.run(
      [mailbox, "-o", folder.path("r.json")], in: folder.path,
      shell: "exec 9< .r.json.triage-work; flock 9; exec \"$@\"")
    #expect(outcome.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [".other.json.triage-left", ".r.json.triage-work", "mail.eml", "r.json"])
  }
}
