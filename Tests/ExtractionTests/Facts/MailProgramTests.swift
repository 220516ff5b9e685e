import Records
import Testing

@testable import Extraction

@Suite("The system that a mail program names")
struct MailProgramTests {
  @Test(
    "comes with its version only where the build or the train says it",
    arguments: [
      ("iPhone Mail (21C62)", "iOS", "17.2", "21C62"),
      ("iPhone Mail (22G90)", "iOS", "18.6.1", "22G90"),
      ("iPhone Mail (23A5276f)", "iOS", nil, "23A5276f"),
      ("iPad Mail (20F66)", "iPadOS", "16.5", "20F66"),
      ("iPad Mail (17A577)", "iPadOS", "13.0", "17A577"),
      ("iPad Mail (16G77)", "iOS", "12.4", "16G77"),
      ("Apple Mail (2.3445.104.21)", "macOS", nil, nil),
      ("Apple Mail (2.3608.120.23.2.7)", "macOS", "10.15", nil),
      ("Apple Mail (2.3654.60.0.2.21)", "macOS", "11", nil),
      ("Apple Mail (2.3696.120.41.1.1)", "macOS", "12", nil),
      ("Apple Mail (2.3731.300.101.1.3)", "macOS", "13", nil),
      ("Apple Mail (2.3774.600.62)", "macOS", "14", nil),
      ("Apple Mail (2.3826.200.121)", "macOS", "15", nil),
      ("Apple Mail (2.3864.100.1)", "macOS", "26", nil),
      ("Apple Mail (2.9999)", "macOS", nil, nil),
      ("WebService/1.1.21952 YahooMailIosMobile", "iOS", nil, nil),
      ("WebService/1.1.21952 YahooMailAndroidMobile", "Android", nil, nil),
      (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:115.0) Thunderbird/115.6", "Windows", nil, nil
      ),
      ("Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Thunderbird/115.6", "Linux", nil, nil),
      ("Microsoft-MacOutlook/16.80.23121017", "macOS", nil, nil),
      ("K-9 Mail for Android", "Android", nil, nil),
      ("Mozilla Thunderbird", nil, nil, nil), ("QQMail 2.x", nil, nil, nil), ("", nil, nil, nil),
      ("Coremail Webmail Server Version XT5.0.14 build 20230109", nil, nil, nil),
      ("iPhone Mail (", "iOS", nil, nil),
    ] as [(String, String?, String?, String?)])
  func reads(mailer: String, name: String?, version: String?, build: String?) {
    let system = MailProgram.system(mailer, tables: .builtIn)
    #expect(system ?? SystemFacts() == SystemFacts(name: name, version: version, build: build))
  }
}
