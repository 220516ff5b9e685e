import Testing

@testable import Extraction

@Suite("Attribution lines")
struct AttributionFinderTests {
  private func find(_ text: String, isBeforeQuote: Bool) -> AttributionFinder.Attribution? {
    let folded = Reading.folded(text)
    return AttributionFinder(.shared).attribution(
      endingAt: folded.ranges.count - 1, notBefore: 0, in: folded, isBeforeQuote: isBeforeQuote)
  }

  @Test(
    "lines of mail programs stand for themselves",
    arguments: [
      "On Tue, Mar 4, 2025 at 9:12 AM Example Support <support@example.com> wrote:",
      "On Tue, Mar 4, 2025 at 9:12\u{202F}AM Example Support <support@example.com> wrote:",
      "On 4 Mar 2025, at 09:12, Example Support <support@example.com> wrote:",
      "On 04/03/2025 09:12, Example Support wrote:",
      "On Tuesday, March 4th, 2025 at 9:12 AM, Example Support <support@example.com> wrote:",
      "On 4 Mar 2025 at 9:12 AM +0100, Example Support <support@example.com>, wrote:",
      "---- On Tue, 04 Mar 2025 09:12:00 +0100 Example Support <support@example.com> wrote ----",
      "---- Le mar., 04 mars 2025 09:12:00 +0100 Support <support@example.com> a écrit ----",
      "At 2025-03-04 09:12:00, \"Support\" <support@example.com> wrote:",
      "Example Support <support@example.com> wrote:",
      "Am Di., 4. März 2025 um 09:12 Uhr schrieb Example Support <support@example.com>:",
      "Am 04.03.2025 um 09:12 schrieb Example Support <support@example.com>:",
      "Am 04.03.25 um 09:12 schrieb Example Support:",
      "Am Dienstag, 4. März 2025, 09:12:33 MEZ hat Support <support@example.com> Folgendes geschrieben:",
      "Support <support@example.com> schrieb am Di., 4. März 2025, 09:12:",
      "Le mar. 4 mars 2025 à 09:12, Support Exemple <support@example.com> a écrit :",
      "Le 04/03/2025 à 09:12, Support Exemple a écrit\u{00A0}:",
      "El mar, 4 mar 2025 a las 9:12, Soporte (<soporte@example.com>) escribió:",
      "Il giorno mar 4 mar 2025 alle ore 09:12 Assistenza <aiuto@example.com> ha scritto:",
      "Il 04/03/2025 09:12, Assistenza ha scritto:",
      "Em ter., 4 de mar. de 2025 às 09:12, Suporte <suporte@example.com> escreveu:",
      "Em 04/03/2025 09:12, Suporte escreveu:",
      "Op di 4 mrt 2025 om 09:12 schreef Support <support@example.com>:",
      "Op 4 mrt 2025 om 09:12 heeft Support <support@example.com> het volgende geschreven:",
      "Op 04-03-2025 om 09:12 schreef Support:",
      "wt., 4 mar 2025 o 09:12 Pomoc <pomoc@example.com> napisał(a):",
      "W dniu 4.03.2025 o 09:12, Pomoc pisze:",
      "Wiadomość napisana przez Pomoc <pomoc@example.com> w dniu 4 mar 2025, o godz. 09:12:",
      "Den tis 4 mars 2025 kl 09:12 skrev Support <support@example.com>:",
      "4 mars 2025 kl. 09:12 skrev Support <support@example.com>:",
      "Den 04.03.2025 kl. 09.12 skrev Support:",
      "tir. 4. mar. 2025 kl. 09.12 skrev Support <support@example.com>:",
      "ti 4. maalisk. 2025 klo 9.12 Tuki (tuki@example.com) kirjoitti:",
      "Tuki kirjoitti 4.3.2025 klo 9.12:",
      "út 4. 3. 2025 v 9:12 odesílatel Podpora <podpora@example.com> napsal:",
      "Dne 04. 03. 25 v 9:12 Podpora napsal(a):",
      "ut 4. 3. 2025 o 9:12 Podpora <podpora@example.com> napísal(a):",
      "вт, 4 мар. 2025 г. в 09:12, Поддержка <support@example.com>:",
      "04.03.2025 09:12, Поддержка пишет:",
      "4 марта 2025 г., в 09:12, Поддержка <support@example.com> написал(а):",
      "вт, 4 бер. 2025 р. о 09:12 Підтримка <support@example.com> пише:",
      "На вт, 4.03.2025 г. в 9:12 ч. Поддръжка <support@example.com> написа:",
      "4 Mar 2025 Sal, 09:12 tarihinde Destek <destek@example.com> şunu yazdı:",
      "Destek <destek@example.com>, 4 Mar 2025 Sal, 09:12 tarihinde şunu yazdı:",
      "Ügyfélszolgálat <info@example.com> ezt írta (időpont: 2025. márc. 4., K, 9:12):",
      "Στις Τρί 4 Μαρ 2025 στις 9:12 π.μ., ο χρήστης Υποστήριξη <info@example.com> έγραψε:",
      "În mar., 4 mar. 2025 la 09:12, Suport <suport@example.com> a scris:",
      "uto, 4. ožu 2025. u 09:12 Podrška <podrska@example.com> napisao je:",
      "V tor., 4. mar. 2025 ob 09:12 je oseba Pomoč <pomoc@example.com> napisala:",
      "Vào Th 3, 4 thg 3, 2025 vào lúc 09:12 Hỗ trợ <hotro@example.com> đã viết:",
      "Pada tanggal Sel, 4 Mar 2025 pukul 09.12 Dukungan <info@example.com> menulis:",
      "เมื่อ อ. 4 มี.ค. 2025 เวลา 09:12 ฝ่ายสนับสนุน <support@example.com> เขียนว่า:",
      "मंगल, 4 मार्च 2025 को 9:12 am बजे को सहायता <support@example.com> ने लिखा:",
      "في الثلاثاء، 4 مارس 2025 في 9:12 ص تمت كتابة ما يلي بواسطة الدعم <support@example.com>:",
      "در تاریخ سه‌شنبه ۴ مارس ۲۰۲۵،‏ ۹:۱۲ پشتیبانی <support@example.com> نوشت:",
      "\u{202B}בתאריך יום ג׳, 4 במרץ 2025 ב-9:12 מאת תמיכה <\u{202A}support@example.com\u{202C}\u{200F}>:\u{202C}",
      "2025年3月4日(火) 9:12 サポート <support@example.com>:",
      "2025/03/04 9:12、サポート <support@example.com>のメール:",
      "2025년 3월 4일 (화) 오전 9:12, 고객지원 <support@example.com>님이 작성:",
      "2025. 3. 4. 오전 9:12, 고객지원 <support@example.com> 작성:",
      "2025-03-04 오전 9:12에 고객지원 이(가) 쓴 글:",
      "在 2025年3月4日，09:12，客服 <support@example.com> 写道：",
      "在 2025-03-04 09:12:00，\"客服\" <support@example.com> 写道：",
      "客服 <support@example.com> 于2025年3月4日周二 09:12写道：",
      "客服 <support@example.com> 於 2025年3月4日 週二 上午9:12寫道：",
      "2025年3月4日 09:12，客服 <support@example.com> 写道：",
      // Languages of which no word is known.
      "Ar an Máirt 4 Márta 2025 ag 09:12, scríobh Tacaíocht <support@example.com>:",
      "სამ, 4 მარ. 2025, 09:12-ზე მომხმარებელმა დახმარება <support@example.com> დაწერა:",
    ])
  func standAlone(line: String) {
    let found = find(line, isBeforeQuote: false)
    #expect(found?.lines == 0...0)
    #expect(found?.isCertain == true)
  }

  @Test(
    "wrapped over two to four lines",
    arguments: [
      (
        "On Tue, Mar 4, 2025 at 9:12 AM A Very Long Company Name Customer Care <\n"
          + "customer-care@support.example.com> wrote:", 0...1
      ),
      ("On Tue, 4 Mar 2025 at 09:12, Support <support@example.com>\nwrote:", 0...1),
      ("On Tue, 4 Mar 2025 at\n09:12, Support <support@example.com>\nwrote:", 0...2),
      ("Am Di., 4. März 2025 um 09:12 Uhr schrieb Example Support\n<support@example.com>:", 0...1),
      ("Le mar. 4 mars 2025 à 09:12, Support Exemple <support@example.com> a\nécrit :", 0...1),
      ("Il giorno mar 4 mar 2025 alle ore 09:12 Aiuto <aiuto@example.com> ha\nscritto:", 0...1),
      ("вт, 4 мар. 2025 г. в 09:12, Служба поддержки <\nsupport@example.com>:", 0...1),
      ("2025年3月4日(火) 9:12 とても長い名前のサポート <\nsupport@example.com>:", 0...1),
      ("Thanks, no luck.\nOn Tue, 4 Mar 2025 at 09:12, Support <s@example.com>\nwrote:", 1...2),
      ("Спасибо.\nвт, 4 мар. 2025 г. в 09:12, Поддержка <support@example.com>:", 1...1),
      ("Danke!\nSupport <support@example.com> schrieb am Di., 4. März 2025, 09:12:", 1...1),
      (
        "Pada tanggal Sel, 4 Mar 2025 pukul 09.12 Dukungan Pelanggan\n<info@example.com> menulis:",
        0...1
      ),
    ])
  func areJoined(text: String, lines: ClosedRange<Int>) {
    #expect(find(text, isBeforeQuote: true)?.lines == lines)
    #expect(find(text, isBeforeQuote: false)?.lines == lines)
  }

  @Test(
    "above a quote mark less is needed",
    arguments: [
      "Support wrote:", "On 2026-01-02, Anna wrote:", "Quoting Support <support@example.com>:",
      "Support schrieb:",
      "Le 2026-01-02, Anna a écrit :",
      "在 2026-01-02，客服 写道：", "2026-01-02、サポートのメール：", "Support <support@example.com> wrote",
      "Ar 04/03/2025 09:12, scríobh Tacaíocht:", "W dniu 2026-01-02 Pomoc napisał(a):",
    ])
  func needQuote(line: String) {
    #expect(find(line, isBeforeQuote: true)?.isCertain == false)
    #expect(find(line, isBeforeQuote: false) == nil)
  }

  @Test(
    "what people write is none, even above a quote mark",
    arguments: [
      "On Tuesday the app wrote a file called notes.txt and then it closed.",
      "You asked:", "My answer to your question:", "Here is what I see:",
      "It happened at 9:12 again.",
      "The log of 2025-03-04 says at 9:12 in the morning of that day:",
      "I wrote to you on Monday.", "Steps:", "App: Notebook 3.4.1", "Hello Example Support,",
    ])
  func areNone(line: String) { #expect(find(line, isBeforeQuote: true) == nil) }

  @Test("a paragraph is no attribution, whatever stands in it")
  func isBounded() {
    let long = String(repeating: "and so on ", count: 60)
    #expect(
      find("On 4 Mar 2025 at 9:12 I \(long) <a@example.com> wrote:", isBeforeQuote: false) == nil)
  }
}
