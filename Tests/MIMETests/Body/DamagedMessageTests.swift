import Records
import Testing

@testable import MIME

/// Messages that hold one of everything that is read from a body.
private let samples: [String] = [
  """
  From: Ines Falk <ines@example.org>
  Subject: =?utf-8?B?w5xiZXI=?= alles
  Content-Type: multipart/mixed; boundary="o b"

  preamble
  --o b
  Content-Type: multipart/alternative; boundary=oi

  --oi
  Content-Type: text/plain; charset="utf-8"; format=flowed; delsp=yes
  Content-Transfer-Encoding: quoted-printable

  Gr=C3=BC=C3=9Fe=20
  und=
   mehr
  >> q=20
  --oi
  Content-Type: multipart/related; boundary=r; start="<a@b>"

  --r
  Content-ID: <a@b>
  Content-Type: text/html; charset=iso-8859-1

  <html><!-- c --><p style="display:none">x<div class="gmail_quote"><div class=gmail_attr>On</div>
  <blockquote>q&nbsp;&amp;&#8364;</blockquote></div><table><tr><td>a<td>b</table><pre>1
  2</pre><a href='x
  --r
  Content-Type: image/png; name*0*=utf-8'en'a%20b; name*1=".png"
  Content-Transfer-Encoding: base64

  iVBORw0KGgoAAQID=BAUGBwgJ
  --r--
  --oi--
  --o b
  Content-Type: application/ms-tnef; name="winmail.dat"
  Content-Transfer-Encoding: base64

  eJ8+IgEAAQaQCAAEAAAAAAABAAEAAQeQBgAIAAAA5AQAAAAAAADoAAICkAYADgAAAAEA/////yAA
  IAAAAAAAPQQCEIABAAoAAABjcmFzaC5sb2cAgQMCD4AGABEAAABFeGNlcHRpb24gYXQgMHgxCqcF
  --o b--
  epilogue
  """,
  """
  Content-Type: text/plain; charset = us-ascii (comment

  text
  begin 644 a.bin
  #`0(#
  `
  end
  =ybegin line=128 size=3 name=b.bin
  klm=}
  =yend size=3
  -----BEGIN PGP SIGNED MESSAGE-----
  Hash: SHA256

  - -- signed
  -----BEGIN PGP SIGNATURE-----

  iQEz
  =AAAA
  -----END PGP SIGNATURE-----
  after
  """,
  """
  Content-Type: message/partial; number=1; id=x

  Content-Type: multipart/mixed

  --guess
  Content-Disposition: attachment; filename="C:\\\\a\\b.txt; x

  body
  --guess--
  """,
]

@Suite("Damaged messages")
struct DamagedMessageTests {
  @Test("every prefix is read", arguments: samples.indices)
  func prefixes(sample: Int) {
    let bytes = [UInt8](samples[sample].utf8)
    var parser = MessageParser()
    for end in 0...bytes.count {
      let prefix = Array(bytes[..<end])
      let message = parser.parse(prefix.span)
      #expect(isSound(message, count: end))
      for index in message.attachments.indices {
        _ = parser.content(ofAttachment: index, in: message, prefix.span, limit: 64)
      }
      _ = parser.htmlAlternative(of: message, prefix.span)
    }
  }

  @Test("every change of one byte is read", arguments: samples.indices)
  func changes(sample: Int) {
    let original = [UInt8](samples[sample].utf8)
    var parser = MessageParser()
    for place in original.indices {
      for value: UInt8 in [0, 10, 13, 32, 34, 45, 60, 62, 61, 127, 128, 255, original[place] ^ 1] {
        var bytes = original
        bytes[place] = value
        #expect(isSound(parser.parse(bytes.span), count: bytes.count))
      }
    }
  }

  /// Whether all places lie in the message and parents come before their parts.
  private func isSound(_ message: Message, count: Int) -> Bool {
    for (index, part) in message.parts.enumerated() {
      // The places of a mended message count in the bytes that it was mended to.
      guard message.isMended || part.header.upperBound <= count && part.body.upperBound <= count
      else { return false }
      guard (part.parent ?? -1) < index else { return false }
    }
    for entry in message.attachments where entry.attachment.bytes < 0 { return false }
    return !message.parts.isEmpty && String(validating: message.text, as: UTF8.self) != nil
  }
}
