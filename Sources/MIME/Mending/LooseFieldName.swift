/// The name at the start of a line that is nearly a header field.
///
/// Blanks, underscores or nothing for the hyphens, a slip of the pen, characters nobody sees, the
/// full-width colon, and the names of other languages: what a person would still read as a field.
struct LooseFieldName {
  /// The name as RFC 5322 or RFC 2045 writes it.
  var canonical: StaticString
  /// Where the body begins, behind the colon.
  var body: Int

  /// Longest name that is looked at, in bytes.
  private static let longest = 48

  /// The field that a line begins with, or nil.
  init?(_ line: ArraySlice<UInt8>) {
    var start = line.startIndex
    while start < line.endIndex, let width = Self.invisible(line, at: start) { start += width }
    var place = start
    var letters: [UInt8] = []
    while place < line.endIndex, place - start <= Self.longest {
      if line[place] == UInt8(ascii: ":") {
        place += 1
        break
      }
      if line.has("\u{FF1A}", at: place) {
        place += 3
        break
      }
      if let width = Self.invisible(line, at: place) {
        place += width
        continue
      }
      let byte = line[place].asciiLowercased
      if byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") { letters.append(byte) }
      place += 1
    }
    guard place > start, let name = Self.canonical(letters), Self.endsName(line, place) else {
      return nil
    }
    canonical = name
    body = place
  }

  /// Whether a colon stands right before a place.
  private static func endsName(_ line: ArraySlice<UInt8>, _ place: Int) -> Bool {
    line[place - 1] == UInt8(ascii: ":") || line.has("\u{FF1A}", at: place - 3)
  }

  /// The width of a blank, a zero width space, a mark of byte order or a no-break space.
  private static func invisible(_ line: ArraySlice<UInt8>, at place: Int) -> Int? {
    switch line[place] {
    case 0, .blank, .tab: 1
    case 0xC2 where line.has("\u{A0}", at: place): 2
    case 0xE2 where line.has("\u{200B}", at: place) || line.has("\u{202F}", at: place): 3
    case 0xEF where line.has("\u{FEFF}", at: place): 3
    default: nil
    }
  }

  /// The name that letters without hyphens stand for.
  private static func canonical(_ letters: [UInt8]) -> StaticString? {
    for (word, name) in names where letters.count == word.utf8CodeUnitCount && letters.begins(word)
    {
      return name
    }
    guard letters.begins("content") else { return nil }
    if letters.begins("contenttran"), letters.ends("coding") { return "Content-Transfer-Encoding" }
    if letters.begins("contentdisp") { return "Content-Disposition" }
    return nil
  }

  private static let names: [(StaticString, StaticString)] = [
    ("from", "From"), ("von", "From"), ("absender", "From"), ("de", "From"),
    ("van", "From"), ("fra", "From"), ("från", "From"), ("от", "From"),
    ("від", "From"), ("差出人", "From"), ("发件人", "From"), ("寄件者", "From"), ("보낸사람", "From"),
    ("expéditeur", "From"), ("remitente", "From"), ("mittente", "From"), ("kimden", "From"),
    ("lähettäjä", "From"), ("felado", "From"), ("feladó", "From"), ("από", "From"),
    ("to", "To"), ("an", "To"), ("À", "To"), ("à", "To"), ("para", "To"),
    ("aan", "To"),
    ("til", "To"), ("till", "To"), ("komu", "To"), ("кому", "To"), ("宛先", "To"),
    ("收件人", "To"), ("收件者", "To"), ("받는사람", "To"), ("kime", "To"), ("destinataire", "To"),
    ("empfänger", "To"), ("címzett", "To"), ("προς", "To"),
    ("subject", "Subject"), ("betreff", "Subject"), ("objet", "Subject"), ("asunto", "Subject"),
    ("assunto", "Subject"), ("oggetto", "Subject"), ("onderwerp", "Subject"), ("emne", "Subject"),
    ("Ämne", "Subject"), ("ämne", "Subject"), ("temat", "Subject"), ("тема", "Subject"),
    ("Тема", "Subject"), ("předmět", "Subject"), ("件名", "Subject"), ("主题", "Subject"),
    ("主題", "Subject"), ("主旨", "Subject"), ("제목", "Subject"), ("konu", "Subject"),
    ("aihe", "Subject"), ("tárgy", "Subject"), ("θέμα", "Subject"),
    ("date", "Date"), ("sent", "Date"), ("datum", "Date"), ("gesendet", "Date"), ("fecha", "Date"),
    ("enviado", "Date"), ("envoyé", "Date"), ("data", "Date"), ("inviato", "Date"),
    ("verzonden", "Date"), ("dato", "Date"), ("sendt", "Date"), ("skickat", "Date"),
    ("wysłano", "Date"), ("дата", "Date"), ("Дата", "Date"), ("отправлено", "Date"),
    ("datum", "Date"), ("日時", "Date"), ("送信日時", "Date"), ("日期", "Date"), ("发送时间", "Date"),
    ("날짜", "Date"), ("tarih", "Date"), ("päivämäärä", "Date"), ("dátum", "Date"),
    ("messageid", "Message-ID"), ("received", "Received"), ("replyto", "Reply-To"), ("cc", "Cc"),
    ("returnpath", "Return-Path"), ("deliveredto", "Delivered-To"), ("inreplyto", "In-Reply-To"),
    ("references", "References"), ("mimeversion", "MIME-Version"), ("contenttype", "Content-Type"),
    ("contenttransferencoding", "Content-Transfer-Encoding"),
    ("contentdisposition", "Content-Disposition"), ("contentid", "Content-ID"),
    ("contentdescription", "Content-Description"), ("xcontenttype", "Content-Type"),
    ("oldcontenttype", "Content-Type"),
  ]
}
