import Analysis
import Records

extension ChinesePhrases {
  func appsNotShown(_ number: Int) -> Sentence {
    pick("另有 \(self.number(number)) 个 App 未在此显示。", "另有 \(self.number(number)) 個 App 未在此顯示。")
  }

  func since(_ day: String) -> String { pick("\(day)起", "\(day)起") }
  func before(_ day: String) -> String { "\(day)前" }
  var noDate: String { pick("无日期", "無日期") }

  // MARK: Days

  func inFirstDays(_ sentences: [Sentence]) -> Sentence {
    let all = Sentence.list(sentences, separator: "")
    return pick("发布后的头 14 天：\(all)", "推出後的頭 14 天：\(all)")
  }

  func fourteenDays(_ name: Untrusted, _ mails: Int, others: [(Untrusted, Int)]) -> Sentence {
    let before = others.map { version, number -> Sentence in
      pick("\(version) 当时有 \(self.number(number)) 封", "\(version) 當時有 \(self.number(number)) 封")
    }
    let items = [pick("\(name) 有 \(self.mails(mails))", "\(name) 有 \(self.mails(mails))")] + before
    return "\(Sentence.list(items, separator: "，"))。"
  }

  func soFar(_ name: Untrusted, _ number: Int, days: Int, other: (Untrusted, Int)?) -> Sentence {
    let (number, days) = (self.number(number), self.number(days))
    let start: Sentence = pick(
      "\(name) 在 \(days) 天内有 \(number) 封", "\(name) 在 \(days) 天內有 \(number) 封")
    guard let (version, mails) = other else { return "\(start)。" }
    return pick(
      "\(start)；\(version) 同期有 \(self.number(mails)) 封。",
      "\(start)；\(version) 同期有 \(self.number(mails)) 封。")
  }

  // MARK: Systems

  func systemsHeading(_ symptom: Symptom) -> String {
    let noun = self.symptom(symptom).noun
    return pick("在哪些系统上有“\(noun)”问题？", "在哪些系統上有「\(noun)」問題？")
  }

  func heatNote(_ symptom: Symptom) -> Sentence {
    pick(
      "\(suchMails(symptom))占所有邮件的比例。有 3 封以上才着色；邮件总数不足 5 封时显示短横线。",
      "\(suchMails(symptom))占所有郵件的比例。有 3 封以上才著色；郵件總數不足 5 封時顯示短橫線。")
  }

  func systemsCaption(_ symptom: Symptom) -> String {
    pick(
      "\(suchMails(symptom))占所有邮件的比例，按版本和系统", "\(suchMails(symptom))占所有郵件的比例，依版本和系統")
  }

  func devicesCaption(_ symptom: Symptom) -> String {
    pick(
      "\(suchMails(symptom))占所有邮件的比例，按版本和设备", "\(suchMails(symptom))占所有郵件的比例，依版本和裝置")
  }

  func placesNotShown(_ number: Int) -> Sentence {
    pick("另有 \(self.number(number)) 列邮件较少，未显示。", "另有 \(self.number(number)) 欄郵件較少，未顯示。")
  }

  // MARK: Topics

  var topicHead: String { pick("主题", "主題") }
  var beforeHead: String { "之前" }
  var pointsHead: String { pick("百分点", "百分點") }

  func topicsLabel(_ app: Untrusted) -> String { pick("主题，\(app.cleaned)", "主題，\(app.cleaned)") }
  func topicsCaption(_ app: Untrusted) -> Sentence {
    pick("关于 \(app) 的邮件主题", "關於 \(app) 的郵件主題")
  }

  func topicsNotShown(_ number: Int) -> Sentence {
    pick("另有 \(self.number(number)) 个较少见的主题未显示。", "另有 \(self.number(number)) 個較少見的主題未顯示。")
  }

  // MARK: Table

  var filter: String { pick("筛选", "篩選") }
  var filterHint: String { "App 或版本" }
  var filterCount: String { "{shown} / {all}" }
  var tableCaption: String { pick("这段时间有邮件的所有版本", "這段時間有郵件的所有版本") }
  var tableHeads: [String] {
    [
      "App", "版本", pick("状态", "狀態"), pick("邮件", "郵件"), pick("人数", "人數"), pick("头 14 天", "頭 14 天"),
      pick("首封邮件", "首封郵件"),
    ]
  }

  func oldReleases(_ number: Int) -> String {
    pick(
      "\(self.number(number)) 个旧版本最近 90 天没有邮件", "\(self.number(number)) 個舊版本最近 90 天沒有郵件")
  }

  func releasesNotShown(_ number: Int) -> Sentence {
    pick(
      "另有 \(self.number(number)) 个版本未显示；JSON 报告中有全部内容。",
      "另有 \(self.number(number)) 個版本未顯示；JSON 報告中有全部內容。")
  }

  func inDays(_ number: Int, _ days: Int) -> String {
    pick(
      "\(self.number(days)) 天 \(self.number(number)) 封",
      "\(self.number(days)) 天 \(self.number(number)) 封")
  }
}
