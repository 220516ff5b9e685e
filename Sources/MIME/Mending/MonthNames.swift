/// The names of the months in languages that mail programs write them in.
enum MonthNames {
  /// The month that a word in lower case names, by its first letters, or nil.
  ///
  /// A word that is a month in one language and a day of the week in another (`mar`) is left to the
  /// English reading of `MailDate`.
  static func month(_ word: [UInt8]) -> Int? {
    for (month, names) in table {
      for name in names where word.count >= name.utf8.count && word.starts(with: name.utf8) {
        return month
      }
    }
    return nil
  }

  /// Beginnings that tell the months apart; one that two languages give to two months is left out.
  private static let table: [(Int, [String])] = [
    (
      1,
      [
        "jän", "janv", "jan", "ene", "gen", "sty", "led", "sij", "siječ", "oca", "янв", "січ",
        "яну",
        "студ", "ιαν", "tammi", "ian", "saus", "sau", "يناير", "ינו", "一月", "gener", "jaanuar",
      ]
    ),
    (
      2,
      [
        "feb", "fév", "fev", "lut", "úno", "veljač", "velj", "şub", "фев", "лют", "φεβ", "helmi",
        "vas", "فبراير", "פבר", "二月", "veebr",
      ]
    ),
    (
      3,
      [
        "mär", "märz", "mrz", "mars", "mrt", "marz", "marc", "març", "márc", "бер", "мар", "ožu",
        "bře", "μαρ", "μάρ", "maalis", "kov", "مارس", "מרץ", "三月", "maart",
      ]
    ),
    (
      4,
      [
        "avr", "abr", "apr", "kwi", "dub", "tra", "nis", "апр", "кві", "απρ", "huhti", "bal",
        "أبريل",
        "אפר", "四月",
      ]
    ),
    (
      5,
      [
        "mai", "may", "mag", "mei", "maj", "máj", "svi", "kvě", "май", "мая", "тра", "μαϊ", "μάι",
        "touko", "geg", "مايو", "מאי", "五月", "mayıs",
      ]
    ),
    (
      6,
      [
        "juin", "jun", "giu", "cze", "čvn", "haz", "июн", "чер", "юни", "ιουν",
        "ιούν", "kesä", "birž", "يونيو", "יונ", "六月", "iun", "jún",
      ]
    ),
    (
      7,
      [
        "juil", "jul", "lug", "čvc", "tem", "июл", "юли", "лип", "ιουλ", "ιούλ", "heinä",
        "liep", "يوليو", "יול", "七月", "iul", "júl",
      ]
    ),
    (
      8,
      [
        "août", "aoû", "aout", "ago", "aug", "sie", "kol", "ağu", "авг", "сер", "αυγ", "αύγ", "elo",
        "rugp", "أغسطس", "אוג", "八月", "agu", "agt",
      ]
    ),
    (
      9,
      [
        "sep", "set", "wrz", "zář", "ruj", "eyl", "сен", "вер", "σεπ", "syys", "rugs", "سبتمبر",
        "ספט",
        "九月", "szept",
      ]
    ),
    (
      10,
      [
        "oct", "okt", "ott", "out", "paź", "říj", "eki", "окт", "жов", "οκτ", "loka", "spal",
        "أكتوبر", "אוק", "十月",
      ]
    ),
    (
      11,
      [
        "nov", "stu", "kas", "лис", "ноя", "ное", "νοε", "νοέ", "marras", "lapk", "نوفمبر", "נוב",
        "十一月",
      ]
    ),
    (
      12,
      [
        "déc", "dec", "dic", "dez", "gru", "pro", "ara", "дек", "гру", "δεκ", "joulu", "gruod",
        "ديسمبر", "דצמ", "十二月", "des",
      ]
    ),
  ]
}
