import Testing

@testable import Extraction

@Suite("Folding of text for comparison")
struct PhraseFoldingTests {
  @Test(
    "what doesn't count is taken away",
    arguments: [
      ("Sent from my iPhone", "sent from my iphone"),
      ("  two   blanks\t", "two blanks"),
      ("no\u{00A0}break\u{202F}here", "no break here"),
      ("Envoyé de mon iPhone", "envoye de mon iphone"),
      ("Envoye\u{0301} de mon iPhone", "envoye de mon iphone"),
      ("Gönderilme İşlemi ıssız", "gonderilme islemi issiz"),
      ("napisał(a)", "napisal(a)"),
      ("ПИШЕТ: Сообщение ещё", "пишет: сообщение еще"),
      ("Надіслано з її", "надіслано з іі"),
      ("и\u{0306}од", "иод"),
      ("йод", "иод"),
      ("Έγραψε ΣΤΙΣ", "εγραψε στισ"),
      ("*From:* Anna", "from: anna"),
      ("发件人：客服", "发件人:客服"),
      ("ＯＳ：１７．２", "os:17.2"),
      ("١٢:٣٤ ۱۲:۳۴ ९", "12:34 12:34 9"),
      ("\u{200F}أُرسلت من\u{200E}", "ارسلت من"),
      ("it’s ‘so’ “much”", "it's 'so' \"much\""),
      ("E‑Mail — ‐‐‐", "e-mail - ---"),
      ("Đã gửi từ", "da gui tu"),
      ("\u{FEFF}Hello\u{200B}", "hello"),
      ("line\r", "line"),
      ("", ""),
    ])
  func folds(text: String, expected: String) {
    let bytes = [UInt8](text.utf8)
    let folded = PhraseFolding.folded(bytes.span)
    #expect(String(decoding: folded, as: UTF8.self) == expected)
  }

  @Test(
    "bytes that are no UTF-8 are left out",
    arguments: [
      ([0x61, 0xC3], "a"), ([0xFF, 0x62], "b"), ([0xE2, 0x80], ""), ([0x80, 0x63], "c"),
      ([0xF0, 0x9F, 0x98, 0x80], "😀"),
    ] as [([UInt8], String)])
  func survivesBadBytes(bytes: [UInt8], expected: String) {
    #expect(String(decoding: PhraseFolding.folded(bytes.span), as: UTF8.self) == expected)
  }
}
