import Bytes
import Testing

@testable import Reports

@Suite("Markdown")
struct MarkdownTests {
  @Test("the sample inbox")
  func sample() {
    let text = Output.text(MarkdownReport.self, SampleInbox.findings)
    #expect(
      text.hasPrefix(
        #"""
        # **Lumen Notes 4\.2\.0** crashes at launch on iPadOS 26\.3

        Since **8 March**, one day after the release first appeared in the mail. Still going on.

        38 mails from 34 people, 3.6 expected: 10.6× as many (7.5\#u{A0}to\#u{A0}14.5).

        | App | Release | State | Mails | People | First mail |
        | --- | --- | --- | ---: | ---: | --- |
        | Lumen Notes | 4\.2\.0 | Broken | 147 | 131 | 7 Mar |

        """#))
    #expect(text.contains("\n## Watch: **Lumen Notes 4\\.2\\.0** brings more sync mail\n"))
    #expect(text.contains("\n> 更新到 4\\.2\\.0 之後一打開就閃退，重裝也一樣。\n>\n"))
    #expect(text.contains(" · `~/Maildir/cur/1772955663.M4:2,S`\n"))
  }

  @Test(
    "text of strangers stays text",
    arguments: [
      ("[x](javascript:alert(1))", #"\[x\]\(javascript\:alert\(1\)\)"#),
      ("<img src=x>", #"\<img src\=x\>"#), ("a|b", #"a\|b"#), ("# h\n- l", ##"\# h \- l"##),
      ("1. x *y* _z_ `c` ~s~ &amp;", #"1\. x \*y\* \_z\_ \`c\` \~s\~ \&amp\;"#),
    ])
  func escaped(text: String, expected: String) {
    var markdown = MarkdownWriter()
    markdown.text(Untrusted(text, limit: 100))
    #expect(markdown.buffer.string == expected)
  }

  @Test(
    "code holds what it is given",
    arguments: [
      ("ls", "`ls`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"),
    ])
  func code(text: String, expected: String) {
    var markdown = MarkdownWriter()
    markdown.code(Untrusted(text, limit: 100))
    #expect(markdown.buffer.string == expected)
  }
}
