import Records
import Testing

@testable import Extraction

@Suite("Crash reports and stack traces")
struct CrashReaderTests {
  private func crash(_ text: String) -> CrashFacts? {
    let bytes = [UInt8](text.utf8)
    return CrashReader.report(in: bytes.span)?.crash
  }

  static let appleText = """
    Incident Identifier: 11111111-2222-3333-4444-555555555555
    Hardware Model:      iPhone15,2
    Process:             Packrat [1234]
    Path:                /private/var/containers/Bundle/Application/AAAA/Packrat.app/Packrat
    Identifier:          com.example.packrat
    Version:             2.4.0 (318)
    OS Version:          iPhone OS 17.2 (21C62)

    Exception Type:  EXC_BAD_ACCESS (SIGSEGV)
    Exception Subtype: KERN_INVALID_ADDRESS at 0x0000000000000010
    Triggered by Thread:  0

    Thread 0 name:   Dispatch queue: com.apple.main-thread
    Thread 0 Crashed:
    0   libswiftCore.dylib            \t0x00000001a1b2c3d4 _assertionFailure(_:_:) + 308
    1   Packrat                       \t0x0000000104d8c1a4 Editor.save() + 44 (Editor.swift:42)
    2   PackratKit                    \t0x0000000104e01234 Store.write(_:) + 12
    3   UIKitCore                     \t0x00000001a9876543 -[UIControl sendAction:to:forEvent:] + 96
    4   Packrat                       \t0x0000000104d8ffff main + 20

    Thread 1:
    0   libsystem_pthread.dylib       \t0x00000001f0000000 start_wqthread + 0

    Binary Images:
    0x104d80000 - 0x104dfffff Packrat arm64  <aabb> /private/var/containers/Bundle/Application/AAAA/Packrat.app/Packrat
    0x104e00000 - 0x104e0ffff PackratKit arm64  <ccdd> /private/var/containers/Bundle/Application/AAAA/Packrat.app/Frameworks/PackratKit.framework/PackratKit
    0x1a1000000 - 0x1a2000000 libswiftCore.dylib arm64e  <eeff> /usr/lib/swift/libswiftCore.dylib
    """

  @Test("Apple's text: the crashed thread and the app's own images")
  func readsAppleText() throws {
    let facts = try #require(crash(Self.appleText))
    #expect(facts.exception == "EXC_BAD_ACCESS (SIGSEGV)")
    #expect(facts.signature == "Editor.save() < Store.write(_:) < main")
    #expect(
      facts.frames == [
        "libswiftCore.dylib _assertionFailure(_:_:) + 308",
        "Packrat Editor.save() + 44 (Editor.swift:42)", "PackratKit Store.write(_:) + 12",
        "UIKitCore -[UIControl sendAction:to:forEvent:] + 96", "Packrat main + 20",
      ])
  }

  @Test("Apple's text: the backtrace of an uncaught exception beats the thread that aborted")
  func prefersExceptionBacktrace() throws {
    let facts = try #require(
      crash(
        """
        Process:             Packrat [7]
        Exception Type:  EXC_CRASH (SIGABRT)
        Triggered by Thread:  0

        Last Exception Backtrace:
        0   CoreFoundation\t0x1a0 __exceptionPreprocess + 164
        1   Packrat\t0x104 -[BoxView move:] + 8

        Thread 0 Crashed:
        0   libsystem_kernel.dylib\t0x1b0 __pthread_kill + 8
        """))
    #expect(facts.exception == "EXC_CRASH (SIGABRT)")
    #expect(facts.signature == "-[BoxView move:]")
    #expect(facts.frames.count == 2)
  }

  @Test("Apple's text without symbols of the app: those of the system tell it")
  func readsUnsymbolicated() throws {
    let facts = try #require(
      crash(
        """
        Process:             My App [7]
        Exception Type:  EXC_BREAKPOINT (SIGTRAP)

        Thread 4 Crashed:
        0   libswiftCore.dylib 0x1a0 swift_unexpectedError + 100
        1   My App 0x104d8c1a4 0x104d80000 + 49572
        2   Foundation 0x1a9 -[NSThread main] + 4
        """))
    #expect(facts.signature == "swift_unexpectedError < -[NSThread main]")
    #expect(
      facts.frames == [
        "libswiftCore.dylib swift_unexpectedError + 100", "My App",
        "Foundation -[NSThread main] + 4",
      ])
  }

  static let appleJSON = """
    {"app_name":"Packrat","app_version":"2.4.0","bug_type":"309","os_version":"iPhone OS 17.2 (21C62)"}
    {
      "procName" : "Packrat", "procPath" : "/private/var/containers/Bundle/Application/AAAA/Packrat.app/Packrat",
      "exception" : {"codes":"0x1, 0x10","type":"EXC_BAD_ACCESS","signal":"SIGSEGV"},
      "faultingThread" : 1,
      "threads" : [{"id":1,"frames":[{"imageOffset":1,"imageIndex":0,"symbol":"idle"}]},
        {"triggered":true,"id":2,"frames":[
          {"imageOffset":5,"symbol":"objc_msgSend","symbolLocation":32,"imageIndex":2},
          {"imageOffset":77,"symbol":"Editor.save()","symbolLocation":44,"imageIndex":0,"sourceFile":"Editor.swift","sourceLine":42},
          {"imageOffset":12,"imageIndex":1},
          {"imageOffset":13,"symbol":"Store.write(_:)","imageIndex":1}]}],
      "usedImages" : [
        {"name":"Packrat","path":"/private/var/containers/Bundle/Application/AAAA/Packrat.app/Packrat"},
        {"name":"PackratKit","path":"/private/var/containers/Bundle/Application/AAAA/Packrat.app/Frameworks/PackratKit"},
        {"name":"libobjc.A.dylib","path":"/usr/lib/libobjc.A.dylib"}]
    }
    """

  @Test("Apple's JSON, with both lines and with the report alone")
  func readsAppleJSON() throws {
    let body = Self.appleJSON.split(separator: "\n", maxSplits: 1)[1]
    for text in [Self.appleJSON, String(body)] {
      let facts = try #require(crash(text))
      #expect(facts.exception == "EXC_BAD_ACCESS (SIGSEGV)")
      #expect(facts.signature == "Editor.save() < Store.write(_:)")
      #expect(
        facts.frames == [
          "libobjc.A.dylib objc_msgSend", "Packrat Editor.save() (Editor.swift:42)", "PackratKit",
          "PackratKit Store.write(_:)",
        ])
    }
  }

  @Test("what Apple's reports say about app, system and device")
  func readsFacts() {
    func block(_ text: String) -> String? {
      let bytes = [UInt8](text.utf8)
      return CrashReader.report(in: bytes.span).map { String(decoding: $0.block, as: UTF8.self) }
    }
    #expect(
      block(Self.appleText) == """
        App: Packrat
        App Version: 2.4.0 (318)
        Bundle ID: com.example.packrat
        OS: iPhone OS 17.2 (21C62)
        Device: iPhone15,2

        """)
    #expect(
      block(
        Self.appleJSON.replacing(
          "\"faultingThread\"", with: "\"modelCode\" : \"iPhone15,2\", \"faultingThread\""))
          == """
          App: Packrat
          App Version: 2.4.0
          OS: iPhone OS 17.2 (21C62)
          Device: iPhone15,2

          """)
  }

  @Test("of a file that is cut, what stands before the cut counts")
  func readsCutJSON() {
    let cut = String(Self.appleJSON.prefix(Self.appleJSON.count - 40))
    #expect(crash(cut)?.signature == "Editor.save() < Store.write(_:)")
  }

  @Test("an older file of Apple has text behind its first line")
  func readsOlderFile() {
    #expect(
      crash("{\"bug_type\":\"109\"}\n" + Self.appleText)?.signature
        == "Editor.save() < Store.write(_:) < main")
  }

  @Test(
    "JSON that is nested too deeply, cut or no report is none",
    arguments: [
      String(repeating: "[", count: 100_000),
      "{\"a\":" + String(repeating: "[", count: 70) + String(repeating: "]", count: 70) + "}",
      "{\"bug_type\":\"309\"}\n{\"exception\":{\"type\":", "{\"name\":\"settings\",\"threads\":7}",
      "{", "",
    ])
  func refusesOther(text: String) { #expect(crash(text) == nil) }

  @Test("fields of an unexpected shape count as absent")
  func toleratesShapes() throws {
    let facts = try #require(
      crash("{\"exception\":{\"type\":\"EXC_CRASH\"},\"threads\":\"none\",\"usedImages\":[]}"))
    #expect(facts.exception == "EXC_CRASH")
    #expect(facts.signature == nil)
    #expect(facts.frames == [])
  }

  @Test("Java: the innermost cause, the package of the process, compiler numbers off")
  func readsJava() throws {
    let facts = try #require(
      crash(
        """
        FATAL EXCEPTION: main
        Process: com.example.hearth, PID: 4711
        java.lang.RuntimeException: Unable to start activity ComponentInfo{com.example.hearth/.Main}
        \tat android.app.ActivityThread.performLaunchActivity(ActivityThread.java:3449)
        \tat android.os.Handler.dispatchMessage(Handler.java:106)
        Caused by: java.lang.NullPointerException: Attempt to invoke virtual method
        \tat com.example.hearth.Editor$save$1.invoke(Editor.kt:42)
        \tat kotlinx.coroutines.BuildersKt.launch(Unknown Source:1)
        \tat com.example.hearth.Main.onCreate(Main.java:17)
        \t... 12 more
        """))
    #expect(facts.exception == "java.lang.NullPointerException")
    #expect(
      facts.signature == "com.example.hearth.Editor$save$.invoke < com.example.hearth.Main.onCreate"
    )
    #expect(facts.frames.first == "com.example.hearth.Editor$save$1.invoke(Editor.kt:42)")
    #expect(facts.frames.count == 3)
  }

  @Test("Java out of the log, with prefixes")
  func readsLogcat() throws {
    let facts = try #require(
      crash(
        """
        01-02 03:04:05.678  1234  1234 E AndroidRuntime: FATAL EXCEPTION: main
        01-02 03:04:05.678  1234  1234 E AndroidRuntime: java.lang.IllegalStateException: no view
        01-02 03:04:05.678  1234  1234 E AndroidRuntime: \tat org.example.tide.Chart.draw(Chart.java:8)
        """))
    #expect(facts.exception == "java.lang.IllegalStateException")
    #expect(facts.signature == "org.example.tide.Chart.draw")
  }

  @Test("a native crash on Android")
  func readsTombstone() throws {
    let facts = try #require(
      crash(
        """
        *** *** *** *** *** ***
        pid: 12, tid: 12, name: example.draw  >>> com.example.draw <<<
        signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0
        backtrace:
              #00 pc 000000000008  /apex/com.android.runtime/lib64/bionic/libc.so (memcpy+248) (BuildId: 12)
              #01 pc 000000012345  /data/app/~~x==/com.example.draw-y==/lib/arm64/libdraw.so (Canvas_flush+123) (BuildId: ab)
              #02 pc 000000000456  /data/app/~~x==/com.example.draw-y==/lib/arm64/libdraw.so
        """))
    #expect(facts.exception == "SIGSEGV")
    #expect(facts.signature == "Canvas_flush")
    #expect(facts.frames == ["libc.so memcpy", "libdraw.so Canvas_flush", "libdraw.so"])
  }

  @Test("Flutter")
  func readsDart() throws {
    let facts = try #require(
      crash(
        """
        E/flutter (12): [ERROR:flutter/runtime/dart_vm_initializer.cc(41)] Unhandled Exception: FormatException: Unexpected character
        #0      parseNote (package:notes/src/parser.dart:42:13)
        #1      _ListState.build (package:notes/list.dart:7:5)
        <asynchronous suspension>
        #2      StatefulElement.build (package:flutter/src/widgets/framework.dart:5080:27)
        """))
    #expect(facts.exception == "FormatException")
    #expect(facts.signature == "parseNote < _ListState.build")
    #expect(facts.frames.count == 3)
  }

  @Test(".NET, in English and German", arguments: [("at", "in", "line"), ("bei", "in", "Zeile")])
  func readsDotNet(at: String, in: String, line: String) throws {
    let facts = try #require(
      crash(
        """
        Unhandled exception. System.NullReferenceException: Object reference not set.
           \(at) System.Collections.Generic.List`1.get_Item(Int32 index)
           \(at) Notes.Editor.Save(String name, Int32 count) \(`in`) C:\\src\\Editor.cs:\(line) 42
           \(at) Notes.Program.Main(String[] args)
        """))
    #expect(facts.exception == "System.NullReferenceException")
    #expect(facts.signature == "Notes.Editor.Save < Notes.Program.Main")
  }

  @Test("JavaScript of V8 and of Safari")
  func readsJavaScript() throws {
    let chrome = try #require(
      crash(
        """
        Uncaught TypeError: Cannot read properties of undefined (reading 'id')
            at renderRow (https://example.com/js/app.3f2a1b.js:12:34)
            at Array.map (<anonymous>)
            at async List.load (https://example.com/js/app.3f2a1b.js:99:1)
            at node:internal/timers:12:3
        """))
    #expect(chrome.exception == "TypeError")
    #expect(chrome.signature == "renderRow < List.load")
    #expect(chrome.frames.count == 4)
    let safari = try #require(
      crash(
        """
        TypeError: undefined is not an object (evaluating 'a.id')
        renderRow@https://example.com/js/app.9c0d1e.js:14:40
        [native code]
        @https://example.com/js/app.9c0d1e.js:99:1
        """))
    #expect(safari.exception == "TypeError")
    #expect(safari.signature == "renderRow < app")
  }

  @Test("the same crash in two builds has one signature")
  func ignoresBuild() {
    let other = Self.appleText.replacing("0x0000000104d8c1a4", with: "0x0000000108000000")
      .replacing("+ 44 (Editor.swift:42)", with: "+ 52 (Editor.swift:57)").replacing(
        "2.4.0 (318)", with: "2.4.1 (320)")
    #expect(crash(other)?.signature == crash(Self.appleText)?.signature)
    let json = Self.appleJSON.replacing("\"sourceLine\":42", with: "\"sourceLine\":57")
    #expect(crash(json)?.signature == "Editor.save() < Store.write(_:)")
  }

  @Test("a hundred frames are kept", arguments: [(99, 99), (100, 100), (101, 100), (5_000, 100)])
  func limitsFrames(count: Int, kept: Int) {
    let calls = (0..<count).map { "\tat com.example.deep.Call.f\($0)(Call.java:\($0))\n" }.joined()
    #expect(crash("java.lang.StackOverflowError: stack size\n" + calls)?.frames.count == kept)
  }

  @Test(
    "what people write is no crash report",
    arguments: [
      "It crashes at 10:30 every day.\nat 10:30\nat 11:30",
      "#1 on my list: the export\n#2 the import\n#3 sync",
      "Error: could not save\nPlease help me at anna@example.com:",
      "I was at home (in Berlin) and it crashed.",
      "Exception: when I tap Save it closes.", "1. open the app\n2. tap 0x10 times",
    ])
  func ignoresProse(text: String) { #expect(crash(text) == nil) }

  @Test(
    "the quick look lets traces through and most mail not",
    arguments: [
      (CrashReaderTests.appleText, true), (CrashReaderTests.appleJSON, true),
      ("hello\n  at a.b.C.d(C.java:1)", true), ("x\n#0  main (package:a/b.dart:1:2)", true),
      ("render@app.js:1:2", true), ("It closes when I tap on Share.\nThanks, Anna", false),
      ("OS: iOS 17.2\nApp: Packrat 2.4", false), ("Write me: anna@example.com", false),
    ])
  func looksQuickly(text: String, expected: Bool) {
    let bytes = [UInt8](text.utf8)
    #expect(CrashReader.mayHoldCrash(bytes.span) == expected)
  }
}
