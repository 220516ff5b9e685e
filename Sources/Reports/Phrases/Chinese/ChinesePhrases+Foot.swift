import Analysis
import Bytes
import Records

extension ChinesePhrases {
  func unplaced(_ number: Int, of contacts: Int) -> Sentence {
    guard number > 0 else { return pick("每封首次来信都写明了 App。", "每封首次來信都寫明了 App。") }
    let share = percent(NumberText.percent(number, of: contacts))
    let (number, contacts) = (self.number(number), self.number(contacts))
    return pick(
      "\(contacts) 封首次来信中有 \(strong: number) 封（\(share)）没有写明 App，不在以上任何数字中。",
      "\(contacts) 封首次來信中有 \(strong: number) 封（\(share)）沒有寫明 App，不在以上任何數字中。")
  }

  var unplacedCaption: String { pick("邮件无法归类的原因", "郵件無法歸類的原因") }
  var whyHead: String { "原因" }
  var whatHelpsHead: String { pick("如何改善", "如何改善") }

  func reason(_ reason: Unclassified.Reason) -> String {
    switch reason {
    case .noTrailer: pick("没有附带 App 信息，主题中也没有", "沒有附帶 App 資訊，主旨中也沒有")
    case .trailerRemoved: pick("App 信息被发件人删除", "App 資訊被寄件人刪除")
    case .unknownApp: pick("未知的 App 名称", "未知的 App 名稱")
    case .damaged: pick("邮件损坏", "郵件損毀")
    case .noDate: pick("没有可信的日期", "沒有可信的日期")
    }
  }

  func advice(_ reason: Unclassified.Reason) -> Sentence? {
    let compose: Sentence = "\(code: "triage compose")"
    switch reason {
    case .noTrailer:
      return pick("在 App 中放一个附带这些信息的支持链接：\(compose)", "在 App 中放一個附帶這些資訊的客服連結：\(compose)")
    case .trailerRemoved:
      return pick("把信息移到光标上方，或在主题中写上版本", "把資訊移到游標上方，或在主旨中寫上版本")
    case .unknownApp:
      let lines: Sentence = pick(
        "\(code: "[app \"你的 App\"]") \(code: "alias = 旧名称")",
        "\(code: "[app \"你的 App\"]") \(code: "alias = 舊名稱")")
      return pick("在配置文件中写明：\(lines)", "在設定檔中寫明：\(lines)")
    case .damaged, .noDate: return nil
    }
  }

  func help(_ advice: Sentence, example: Untrusted) -> Sentence {
    "\(advice)。例如：\(code: example)"
  }

  func redated(_ number: Int) -> Sentence {
    pick(
      "\(mails(number))的日期不可能正确，按收到的日期计入。", "\(mails(number))的日期不可能正確，依收到的日期計入。")
  }

  // MARK: Foot

  func read(_ sources: Sentence?, _ kinds: Sentence) -> Sentence {
    let label: Sentence = pick("\(strong: "已读取：")", "\(strong: "已讀取：")")
    if let sources { return "\(label)\(sources)，\(kinds)" }
    return "\(label)\(kinds)"
  }

  func moreSources(_ number: Int) -> Sentence {
    pick("另外 \(self.number(number)) 个来源", "另外 \(self.number(number)) 個來源")
  }

  func unreadable(_ number: Int) -> Sentence {
    pick(
      "\(self.number(number)) 处无法读取；运行时已逐一列出。", "\(self.number(number)) 處無法讀取；執行時已逐一列出。")
  }

  func privacy(_ options: ReportOptions) -> Sentence {
    if options.showsAddresses {
      return pick(
        """
        \(strong: "未作隐私处理：")本报告用 --show-addresses 生成，含有姓名、地址和未遮盖的引文；请只给有权查看\
        的人。
        """,
        """
        \(strong: "未作隱私處理：")本報告用 --show-addresses 產生，含有姓名、地址和未遮蓋的引文；請只給有權查看\
        的人。
        """)
    }
    if options.omitsQuotes {
      return pick(
        "\(strong: "隐私：")发件人以编号表示，来信内容已省略（--no-quotes）。",
        "\(strong: "隱私：")寄件人以編號表示，來信內容已省略（--no-quotes）。")
    }
    return pick(
      """
      \(strong: "隐私：")发件人以编号表示，引文中的地址、电话号码和密钥已遮盖。引文仍是来信人自己的话：公开本文件\
      之前请三思。
      """,
      """
      \(strong: "隱私：")寄件人以編號表示，引文中的地址、電話號碼和金鑰已遮蓋。引文仍是來信人自己的話：公開本檔案\
      之前請三思。
      """)
  }

  func written(_ time: Timestamp, version: Untrusted) -> Sentence {
    pick("由 triage \(version) 于 \(moment(time)) 生成。", "由 triage \(version) 於 \(moment(time)) 產生。")
  }
}
