import Testing

@testable import MIME

@Suite("Quotes in HTML")
struct QuoteMarkTests {
  @Test(
    "are marked as each program marks them",
    arguments: [
      // Any blockquote, and levels of it.
      ("a<blockquote>b<blockquote>c</blockquote>d</blockquote>e", "a\n> b\n> > c\n> d\ne"),
      ("<blockquote type=cite>a<p>b</p></blockquote>", "> a\n>\n> b"),
      ("a<blockquote><p>b</p></blockquote><p>c", "a\n\n> b\n\nc"),
      // Gmail: attribution, quote, answers between quotes.
      (
        "<div dir=\"ltr\">answer</div><br><div class=\"gmail_quote\"><div dir=\"ltr\" "
          + "class=\"gmail_attr\">On Tue, A wrote:<br></div><blockquote class=\"gmail_quote\" "
          + "style=\"margin:0 0 0 .8ex\">q1</blockquote><div>between</div>"
          + "<blockquote class=\"gmail_quote\">q2</blockquote></div>end",
        "answer\n\n> On Tue, A wrote:\n> q1\nbetween\n> q2\nend"
      ),
      (
        "<div class=\"gmail_quote gmail_quote_container\">Am Di schrieb A:<br>"
          + "<blockquote class=\"gmail_quote\">q</blockquote></div>", "Am Di schrieb A:\n> q"
      ),
      // A forward: all of it, however it is nested.
      (
        "see below<div class=\"gmail_quote\"><div class=\"gmail_attr\">"
          + "---------- Forwarded message ---------<br>From: A<br></div>text<blockquote>old"
          + "</blockquote></div>after",
        "see below\n> ---------- Forwarded message ---------\n> From: A\n> text\n> > old\nafter"
      ),
      // An indentation of the person's own is no quote.
      (
        "a<blockquote style=\"margin: 0 0 0 40px; border: none; padding: 0px;\">b</blockquote>",
        "a\nb"
      ),
      // Thunderbird.
      (
        "a<div class=\"moz-cite-prefix\">On 1/6/26 B wrote:<br></div>"
          + "<blockquote type=\"cite\">q</blockquote>b", "a\n> On 1/6/26 B wrote:\n> q\nb"
      ),
      (
        "fyi<div class=\"moz-forward-container\"><br>-------- Forwarded Message --------"
          + "<table><tr><th>Subject: </th><td>s</td></tr></table>t</div>",
        "fyi\n\n> -------- Forwarded Message --------\n> Subject:\ts\n> t"
      ),
      // Yahoo.
      (
        "a<div id=\"yahoo_quoted_12\" class=\"yahoo_quoted\"><div>On, B wrote:</div>q</div>b",
        "a\n> On, B wrote:\n> q\nb"
      ),
      ("a<div id=\"ydp1yahoo_quoted_2\" class=\"ydp1yahoo_quoted\">q</div>b", "a\n> q\nb"),
      // Outlook on the web: from the header to the end.
      (
        "<div>a</div><div id=\"appendonsend\"></div><hr><div id=\"divRplyFwdMsg\"><b>Von:</b> B<br>"
          + "<b>Betreff:</b> s</div><div>q</div><blockquote>r</blockquote>",
        "a\n> Von: B\n> Betreff: s\n> q\n> > r"
      ),
      // Outlook on the desktop: the same, if there is a header in it.
      (
        "<p>a</p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt'>"
          + "<p><b>From:</b> B<br><b>Sent:</b> now</p></div></div><p>q</p>",
        "a\n\n> From: B\n> Sent: now\n>\n> q"
      ),
      (
        "<p>a</p><div style='border:none;border-top:solid #B5C4DF 1.0pt'><p>差出人：B</p></div>q",
        "a\n\n> 差出人：B\n> q"
      ),
      (
        "<p>a</p><div style='border-top:solid #E1E1E1 1.0pt'><p>just a line</p></div>b",
        "a\n\njust a line\nb"
      ),
      ("a<div style=\"border:none;border-left:solid blue 1.5pt\">q</div>b", "a\n> q\nb"),
      ("a<div class=OutlookMessageHeader>From: B</div>q", "a\n> From: B\n> q"),
      // Such a header inside of a quote ends with the quote.
      (
        "<blockquote>q<div id=divRplyFwdMsg>From: B</div>r</blockquote>mine",
        "> q\n> From: B\n> r\nmine"
      ),
      // Others.
      (
        "a<div class=\"protonmail_quote\">On B wrote:<br><blockquote class=\"protonmail_quote\">q"
          + "</blockquote></div>b", "a\nOn B wrote:\n> q\nb"
      ),
      (
        "a<div class=\"zmail_extra\">---- On B wrote ----<br>q</div>b",
        "a\n> ---- On B wrote ----\n> q\nb"
      ),
      ("a<div name=\"quote\" style=\"margin:10px\">q</div>b", "a\n> q\nb"),
      ("a<hr id=\"zwchr\"><div>From: B</div>q", "a\n> From: B\n> q"),
      // Quotes that are hidden.
      ("a<div style=\"display:none\"><blockquote>q</blockquote></div>b", "ab"),
      // A quote in a cell.
      ("<table><tr><td>a<blockquote>q</blockquote>b</td></tr></table>c", "a\n> q\nb\nc"),
      // A `>` that the person typed.
      ("&gt; typed", "> typed"),
    ])
  func marks(page: String, expected: String) {
    #expect(convert(page) == expected)
  }

  @Test("levels beyond 32 are 32", arguments: [(31, 31), (32, 32), (33, 32)])
  func levels(count: Int, shown: Int) {
    let page = String(repeating: "<blockquote>", count: count) + "q"
    #expect(convert(page) == String(repeating: "> ", count: shown) + "q")
  }
}
