import Analysis
import Bytes
import Records

extension ChinesePhrases {
  // MARK: Head

  func news(_ regression: Regression, hasState: Bool, isOver: Bool) -> String? {
    switch regression.status {
    case .new where hasState: pick("上次报告以来新出现", "上次報告以來新出現")
    case .new: pick("最近 7 天新出现", "最近 7 天新出現")
    case .ongoing where isOver: "之前已知"
    case .ongoing: pick("之前已知，仍在继续", "之前已知，仍在持續")
    case .resolved: nil
    }
  }

  var allSystems: String { pick("所有系统", "所有系統") }

  func interval(_ regression: Regression) -> String {
    let (low, high) = (decimal(regression.ratioLow), decimal(regression.ratioHigh))
    return pick("在 \(low) 与 \(high) 之间", "在 \(low) 與 \(high) 之間")
  }

  var usualMark: String { pick("平时", "平時") }
  var intervalTitle: String { pick("是平时的多少倍", "是平時的多少倍") }

  func intervalDescription(_ regression: Regression) -> String {
    let times = times(regression.ratio)
    return pick(
      "\(times)，\(interval(regression))；平时为 1。", "\(times)，\(interval(regression))；平時為 1。")
  }

  func brief(_ regression: Regression, words: [Untrusted]) -> Sentence {
    let mails = mails(regression.reports)
    let people = people(regression.reporters)
    let expected = decimal(regression.expected)
    let counted: Sentence = pick(
      "\(mails)，来自 \(people)；预期 \(expected) 封。", "\(mails)，來自 \(people)；預期 \(expected) 封。")
    let listed = list(words.map { "\(quoted: $0)" })
    let said: Sentence = words.isEmpty ? "" : pick("用词：\(listed)。", "用詞：\(listed)。")
    let place: Sentence =
      self.place(regression) == nil && regression.state != .resolved
      ? pick("不限于某个系统或设备。", "不限於某個系統或裝置。") : ""
    let waiting: Sentence = unanswered(regression).map { "\($0)。" } ?? ""
    return "\(counted)\(said)\(place)\(waiting)"
  }

  var whoAndWhere: String { pick("影响了谁，用了哪些词", "影響了誰，用了哪些詞") }

  // MARK: The release or the system

  var releaseOrSystem: String { pick("是版本还是系统的问题？", "是版本還是系統的問題？") }

  func comparisonCaption(_ regression: Regression) -> String {
    let mails = suchMails(regression)
    return pick("\(mails)在所有邮件中的数量，按版本和系统", "\(mails)在所有郵件中的數量，依版本和系統")
  }

  /// `“闪退”邮件`.
  func suchMails(_ regression: Regression) -> String {
    regression.symptom.map(suchMails) ?? pick("邮件", "郵件")
  }

  func suchMails(_ symptom: Symptom) -> String {
    let noun = self.symptom(symptom).noun
    return pick("“\(noun)”邮件", "「\(noun)」郵件")
  }

  func comparison(_ finding: ComparisonFinding, version: Untrusted, system: Untrusted) -> Sentence {
    switch finding {
    case .onlyTogether(let before, let elsewhere):
      let (older, other) = (
        Untrusted(name: before.version), Untrusted(name: elsewhere.systemVersion)
      )
      return pick(
        "只有两者同时出现时：\(system) 上的 \(older) 和 \(other) 上的 \(version) 都很少有这样的邮件。",
        "只有兩者同時出現時：\(system) 上的 \(older) 和 \(other) 上的 \(version) 都很少有這樣的郵件。")
    case .release(let before):
      let older = Untrusted(name: before.version)
      return pick(
        "更可能是版本而不是系统：\(system) 上的 \(older) 很少有这样的邮件。",
        "更可能是版本而不是系統：\(system) 上的 \(older) 很少有這樣的郵件。")
    case .system(let elsewhere):
      let other = Untrusted(name: elsewhere.systemVersion)
      return pick(
        "也与系统有关：\(other) 上的 \(version) 很少有这样的邮件，但旧版本在 \(system) 上也有，或邮件太少无法判断。",
        "也與系統有關：\(other) 上的 \(version) 很少有這樣的郵件，但舊版本在 \(system) 上也有，或郵件太少無法判斷。")
    case .unclear:
      return pick("其他格的邮件太少或太多，无法判断。", "其他格的郵件太少或太多，無法判斷。")
    }
  }

  // MARK: Devices, words, place

  var onWhichDevices: String { pick("在哪些设备上？", "在哪些裝置上？") }
  var deviceHead: String { pick("设备", "裝置") }
  var barHead: String { pick("条形", "長條") }
  var mailsHead: String { pick("邮件", "郵件") }

  func devicesCaption(_ reports: Int) -> String {
    pick("\(mails(reports))中的设备", "\(mails(reports))中的裝置")
  }

  func otherModels(_ number: Int) -> String {
    pick("其他 \(self.number(number)) 种型号", "其他 \(self.number(number)) 種型號")
  }

  func devicesNamed(_ named: Int, of reports: Int) -> Sentence {
    pick(
      "\(mails(reports))中有 \(number(named)) 封写明设备。",
      "\(mails(reports))中有 \(number(named)) 封寫明裝置。")
  }

  var whatDoTheyWrite: String { pick("大家写了什么？", "大家寫了什麼？") }
  var wordsCaption: String { pick("这些邮件特有的词", "這些郵件特有的詞") }
  var wordHead: String { pick("词", "詞") }
  var wordsShare: String { pick("邮件数，以及在其他邮件中的比例", "郵件數，以及在其他郵件中的比例") }

  func wordNumbers(_ reports: Int, elsewhere percent: Int) -> String {
    let share = self.percent(percent)
    return pick("\(number(reports)) · 其他 \(share)", "\(number(reports)) · 其他 \(share)")
  }

  func wordsNote(_ reports: Int) -> Sentence {
    pick(
      "在 \(mails(reports))中的数量，以及在同期其他邮件中的比例。",
      "在 \(mails(reports))中的數量，以及在同期其他郵件中的比例。")
  }

  func crashPlace(_ crash: Regression.CrashPlace) -> String {
    pick(
      "\(number(crash.total)) 份附带的崩溃报告中有 \(number(crash.reports)) 份停在此处",
      "\(number(crash.total)) 份附帶的當機報告中有 \(number(crash.reports)) 份停在此處")
  }

  // MARK: Mails

  func someMails(_ shown: Int, of reports: Int) -> String {
    if shown >= reports { return pick("全部 \(mails(reports))", "全部 \(mails(reports))") }
    return pick("\(mails(reports))中的 \(number(shown)) 封", "\(mails(reports))中的 \(number(shown)) 封")
  }

  func unanswered(_ waiting: Int) -> String {
    if waiting == 0 { return pick("每一封都已得到您的回复", "每一封都已得到您的回覆") }
    return pick("其中 \(number(waiting)) 封还没有得到您的回复", "其中 \(number(waiting)) 封還沒有得到您的回覆")
  }

  func sender(_ number: Int) -> String {
    pick("发件人 \(self.number(number))", "寄件人 \(self.number(number))")
  }
  var openMail: String { pick("打开邮件", "開啟郵件") }
  var copyID: String { pick("复制 ID", "複製 ID") }
  var copied: String { pick("已复制", "已複製") }
  var copySearch: String { pick("复制为 notmuch 搜索", "複製為 notmuch 搜尋") }

  // MARK: Proof

  func proofSummary(_ ids: Int, of reports: Int) -> String {
    if ids == 0 { return pick("有多大把握", "有多大把握") }
    return ids >= reports
      ? pick("全部 \(number(ids)) 个 Message-ID，以及有多大把握", "全部 \(number(ids)) 個 Message-ID，以及有多大把握")
      : pick("\(number(ids)) 个 Message-ID，以及有多大把握", "\(number(ids)) 個 Message-ID，以及有多大把握")
  }

  func howSure(_ alarms: FalseAlarms, groups: Int, expected: Double) -> Sentence {
    let share =
      switch alarms {
      case .fewerThanOneInAMillion:
        pick("每百万条中误报不到 1 条（q < 0.000001）", "每百萬條中誤報不到 1 條（q < 0.000001）")
      case .perMillion(let number): pick("每百万条中约有 \(number) 条误报", "每百萬條中約有 \(number) 條誤報")
      case .perThousand(let number): pick("每千条中约有 \(number) 条误报", "每千條中約有 \(number) 條誤報")
      }
    let (groups, expected) = (number(groups), decimal(expected))
    return pick(
      """
      在与本条同样有把握的条目中，\(share)；已计入共检查了 \(groups) 个组。预期的 \(expected) 封来自同期关于\
      旧版本的邮件。
      """,
      """
      在與本條同樣有把握的條目中，\(share)；已計入共檢查了 \(groups) 個組。預期的 \(expected) 封來自同期關於\
      舊版本的郵件。
      """)
  }

  func daysOfEntry(_ list: String) -> Sentence { pick("每日邮件：\(list)。", "每日郵件：\(list)。") }

  // MARK: Below the cards

  func entriesNotShown(_ number: Int) -> Sentence {
    pick(
      "另有 \(self.number(number)) 条未显示；JSON 报告中有全部内容。",
      "另有 \(self.number(number)) 條未顯示；JSON 報告中有全部內容。")
  }

  func watchListSummary(_ number: Int) -> String {
    pick(
      "\(self.number(number)) 个值得留意的组，但不能证明什么",
      "\(self.number(number)) 個值得留意的組，但不能證明什麼")
  }

  var watchListNote: Sentence {
    pick("邮件比预期多；但仅凭偶然，总会有一些组多于预期。", "郵件比預期多；但僅憑偶然，總會有一些組多於預期。")
  }

  func watchListEntry(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    return "\(name)，\(subject(regression))：\(numbers(regression))。"
  }
}
