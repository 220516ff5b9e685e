/// What the fuzzer's bytes are taken for.
enum FuzzTarget: String, CaseIterable {
  case mbox, header, address, date, word, mime, html, charset, tnef, flowed, block, version, crash
  case records, message, configuration, state

  /// What stands before the fuzzer's bytes to make a mail of them, and behind them.
  var frame: (head: String, tail: String) {
    switch self {
    case .mbox, .records, .message, .configuration, .state: ("", "")
    case .header: ("", "\n\nIt crashes.\n\nOS: iOS 17.4\nApp: Kestrel 4.1\n")
    case .address: ("From: ", "\nSubject: Support: Kestrel 4.1\n\nIt crashes.\n")
    case .date: ("From: a@example.com\nDate: ", "\nReceived: by b.example.com; \n\nIt crashes.\n")
    case .word: ("From: a@example.com\nSubject: ", "\n\nIt crashes.\n")
    case .mime:
      ("From: a@example.com\nContent-Type: multipart/mixed; boundary=b\n\n--b\n", "\n--b--\n")
    case .html: ("From: a@example.com\nContent-Type: text/html; charset=utf-8\n\n", "")
    case .charset: ("From: a@example.com\nContent-Transfer-Encoding: 8bit\n", "")
    case .tnef: ("From: a@example.com\nContent-Type: application/ms-tnef\n\n", "")
    case .flowed:
      ("From: a@example.com\nContent-Type: text/plain; format=flowed; delsp=yes\n\n", "")
    case .block: ("From: a@example.com\nContent-Type: text/plain; charset=utf-8\n\nHelp\n\n", "")
    case .version: ("From: a@example.com\nSubject: Support: Kestrel ", "\n\nIt crashes.\n")
    case .crash:
      (
        "From: a@example.com\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nIt crashes.\n"
          + "--b\nContent-Type: text/plain; name=\"Kestrel.crash\"\n\n", "\n--b--\n"
      )
    }
  }

  /// The labels that the first byte of a `charset` input chooses from.
  static let charsets = [
    "utf-8", "utf-7", "utf-16", "utf-16le", "utf-32", "iso-2022-jp", "shift_jis", "euc-jp",
    "gb18030", "hz-gb-2312", "big5-hkscs", "euc-kr", "iso-2022-kr", "koi8-r", "windows-1255",
    "tis-620", "x-unknown", "us-ascii", "cp437", "viscii",
  ]
}
