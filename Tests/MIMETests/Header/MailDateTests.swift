import Bytes
import Testing

@testable import MIME

@Suite("Dates, RFC 5322 sections 3.3 and 4.3")
struct MailDateTests {
  @Test(
    "dates are read as they are written",
    arguments: [
      // RFC 5322, appendix A.
      ("Fri, 21 Nov 1997 09:55:06 -0600", "1997-11-21T15:55:06Z"),
      ("Tue, 1 Jul 2003 10:52:37 +0200", "2003-07-01T08:52:37Z"),
      ("Thu, 13 Feb 1969 23:32:54 -0330", nil),
      (
        "Thu,\r\n      13\r\n        Feb\r\n          1999\r\n      23:32\r\n               -0330 (Newfoundland Time)",
        "1999-02-14T03:02:00Z"
      ),
      ("21 Nov 97 09:55:06 GMT", "1997-11-21T09:55:06Z"),
      ("Fri, 21 Nov 1997 09(comment):   55  :  06 -0600", "1997-11-21T15:55:06Z"),
      // Weekdays.
      ("6 Jan 2026 09:10:11 +0000", "2026-01-06T09:10:11Z"),
      ("Tue,6 Jan 2026 9:1:5 -0800", "2026-01-06T17:01:05Z"),
      ("Tuesday, 6 January 2026 09:10:11 +0000", "2026-01-06T09:10:11Z"),
      ("Sun, 6 Jan 2026 09:10:11 +0000", "2026-01-06T09:10:11Z"),
      ("Di, 6 Jan 2026 09:10:11 +0100", "2026-01-06T08:10:11Z"),
      ("mar., 6 Jan 2026 09:10:11 +0100", "2026-01-06T08:10:11Z"),
      ("mar, 06 Jan 2026 09:10:11 +0100", "2026-01-06T08:10:11Z"),
      // Years.
      ("6 Jan 26 09:10 EST", "2026-01-06T14:10:00Z"),
      ("6 Jan 49 09:10:11 +0000", "2049-01-06T09:10:11Z"),
      ("6 Jan 71 09:10:11 +0000", "1971-01-06T09:10:11Z"),
      ("6 Jan 103 09:10:11 +0000", "2003-01-06T09:10:11Z"),
      ("6 Jan 50 09:10:11 +0000", nil),
      ("6 Jan 1970 09:10:11 +0000", nil),
      ("6 Jan 1971 09:10:11 +0000", "1971-01-06T09:10:11Z"),
      ("6 Jan 2199 09:10:11 +0000", "2199-01-06T09:10:11Z"),
      ("6 Jan 2200 09:10:11 +0000", nil),
      ("6 Jan 20266 09:10:11 +0000", nil),
      ("6 Jan 6 09:10:11 +0000", nil),
      // Hyphens, other orders.
      ("Tue, 06-Jan-2026 09:10:11 GMT", "2026-01-06T09:10:11Z"),
      ("Tuesday, 06-Jan-26 09:10:11 GMT", "2026-01-06T09:10:11Z"),
      ("09:10:11 06-Jan-2026", "2026-01-06T09:10:11Z"),
      ("Tue Jan  6 09:10:11 2026", "2026-01-06T09:10:11Z"),
      ("Tue Jan  6 09:10:11 2026 +0100", "2026-01-06T08:10:11Z"),
      ("Tue Jan 6 09:10:11 +0100 2026", "2026-01-06T08:10:11Z"),
      ("Tue Jan 6 09:10:11 CET 2026", "2026-01-06T08:10:11Z"),
      ("January 6, 2026 9:10 PM", "2026-01-06T21:10:00Z"),
      ("2026-01-06T09:10:11Z", "2026-01-06T09:10:11Z"),
      ("2026-01-06T09:10:11.123+01:00", "2026-01-06T08:10:11Z"),
      ("2026-01-06 09:10:11 -0800", "2026-01-06T17:10:11Z"),
      ("2026-01-06t09:10:11z", "2026-01-06T09:10:11Z"),
      ("6 Jan 2026", "2026-01-06T00:00:00Z"),
      ("06/Jan/2026:09:10:11 +0000", "2026-01-06T09:10:11Z"),
      ("6 Jan 2026 09.10.11 +0000", "2026-01-06T09:10:11Z"),
      ("Tue Jan 6 2026 09:10:11 GMT+0100 (Central European Standard Time)", "2026-01-06T08:10:11Z"),
      ("6 January 2026 at 09:10:11 CET", "2026-01-06T08:10:11Z"),
      // Halves of the day.
      ("6 Jan 2026 9:10:11 p.m. EST", "2026-01-07T02:10:11Z"),
      ("6 Jan 2026 9:10:11 a.m. EST", "2026-01-06T14:10:11Z"),
      ("6 Jan 2026 12:10:11 AM +0000", "2026-01-06T00:10:11Z"),
      ("6 Jan 2026 12:10:11 PM +0000", "2026-01-06T12:10:11Z"),
      ("6 Jan 2026 1:10:11 pm +0000", "2026-01-06T13:10:11Z"),
      ("6 Jan 2026 13:10:11 PM +0000", "2026-01-06T13:10:11Z"),
      // Comments.
      (
        "(a (b) \\) c) Tue, 6 Jan 2026 09:10:11 +0100 (Mitteleurop\u{E4}ische Zeit)",
        "2026-01-06T08:10:11Z"
      ),
      ("6 Jan 2026 09:10:11 +0100 (open", "2026-01-06T08:10:11Z"),
      // Nothing that exists.
      ("Sat, 31 Feb 2026 09:10:11 +0000", nil),
      ("29 Feb 2025 09:10:11 +0000", nil),
      ("29 Feb 2024 09:10:11 +0000", "2024-02-29T09:10:11Z"),
      ("0 Jan 2026 09:10:11 +0000", nil),
      ("6 Jan 2026 24:00:00 +0000", nil),
      ("6 Jan 2026 09:60:00 +0000", nil),
      ("6 Jan 2026 09:10:61 +0000", nil),
      ("31 Dec 2016 23:59:60 +0000", "2016-12-31T23:59:59Z"),
      ("6 Foo 2026 09:10:11 +0000", nil),
      ("yesterday evening", nil),
      ("99999999999999999999 Jan 2026 09:10:11 +0000", nil),
      ("6 Jan 2026 99999999999999999999:10:11 +0000", nil),
      ("1767690611", nil),
      ("Jan", nil),
      ("", nil),
    ] as [(String, String?)])
  func reads(source: String, expected: String?) {
    #expect(date(source) == expected)
  }

  @Test(
    "zones are numbers or words; what is unknown or impossible is UTC",
    arguments: [
      ("+0000", "09:10:11"), ("-0000", "09:10:11"), ("+0530", "03:40:11"), ("-08:00", "17:10:11"),
      ("+01:00", "08:10:11"), ("+2", "07:10:11"), ("+02", "07:10:11"), ("-330", "12:40:11"),
      ("GMT+2", "07:10:11"), ("GMT-0800", "17:10:11"), ("UTC+01:00", "08:10:11"),
      ("UT", "09:10:11"),
      ("GMT", "09:10:11"), ("Z", "09:10:11"), ("EST", "14:10:11"), ("EDT", "13:10:11"),
      ("CST", "15:10:11"), ("CDT", "14:10:11"), ("MST", "16:10:11"), ("MDT", "15:10:11"),
      ("PST", "17:10:11"), ("pdt", "16:10:11"), ("CET", "08:10:11"), ("CEST", "07:10:11"),
      ("MEZ", "08:10:11"), ("MESZ", "07:10:11"), ("BST", "08:10:11"), ("WEST", "08:10:11"),
      ("EET", "07:10:11"), ("EEST", "06:10:11"), ("MSK", "06:10:11"), ("A", "09:10:11"),
      ("Q", "09:10:11"), ("XYZ", "09:10:11"), ("+0100 (CET)", "08:10:11"),
      ("+0100 CEST", "08:10:11"),
      ("EST -0500", "14:10:11"), ("MET DST", "08:10:11"), ("+9999", "09:10:11"),
      ("+0060", "09:10:11"),
      ("+123456", "09:10:11"), ("0100", "09:10:11"), ("+", "09:10:11"), ("+-", "09:10:11"),
      ("\"GMT\"", "09:10:11"), ("", "09:10:11"),
    ])
  func readsZones(zone: String, expected: String) {
    #expect(date("Tue, 6 Jan 2026 09:10:11 \(zone)") == "2026-01-06T\(expected)Z")
  }

  @Test(
    "a Received field has its date behind the last semicolon",
    arguments: [
      (
        "from a.example.org; by b.example.org with ESMTPS id 4Xyz; Tue,\r\n 6 Jan 2026 10:00:07 +0100 (CET)",
        "2026-01-06T09:00:07Z"
      ),
      ("by a.example.org; Tue, 6 Jan 2026 10:00:07 +0100 (a; b)", "2026-01-06T09:00:07Z"),
      ("by a.example.org (x; y) id 6; 6 Jan 2026 10:00:07 +0000", "2026-01-06T10:00:07Z"),
      ("by a.example.org id 7 6 Jan 2026 10:00:07 +0000", nil),
      ("by a.example.org; soon", nil),
      ("6 Jan 2026 10:00:07 +0000;", nil),
    ] as [(String, String?)])
  func readsReceived(source: String, expected: String?) {
    let bytes = Array(source.utf8)
    #expect(MailDate.readReceived(bytes.span, in: bytes.indices)?.description == expected)
  }

  @Test(
    "comments in one another are known to a depth of 50",
    arguments: [(49, true), (50, true), (51, false)])
  func nestsComments(depth: Int, isComment: Bool) {
    // As text, the words in the comment are the first day and month.
    let open = String(repeating: "(", count: depth)
    let close = String(repeating: ")", count: depth)
    let source = "\(open)7 Feb\(close) 6 Jan 2026 09:10:11 +0000"
    #expect(date(source) == (isComment ? "2026-01-06T09:10:11Z" : nil))
  }

  @Test(
    "any number of parentheses, digits and semicolons is read in one pass",
    arguments: ["(", ")", "(()", ";", "1", "+", "1:", "a.", "\\("])
  func isLinear(piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    #expect(MailDate.read(bytes.span, in: bytes.indices) == nil)
    #expect(MailDate.readReceived(bytes.span, in: bytes.indices) == nil)
  }

  private func date(_ source: String) -> String? {
    let bytes = Array(source.utf8)
    return MailDate.read(bytes.span, in: bytes.indices)?.description
  }
}
