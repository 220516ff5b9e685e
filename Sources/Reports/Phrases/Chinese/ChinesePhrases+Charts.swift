import Analysis

extension ChinesePhrases {
  var showNumbers: String { pick("显示数字", "顯示數字") }

  func unit(_ unit: DayBuckets.Unit) -> String {
    switch unit {
    case .day: "日"
    case .week: pick("周", "週")
    case .month: "月"
    }
  }

  func omittedBars(_ number: Int, _ unit: DayBuckets.Unit) -> Sentence {
    let number = self.number(number)
    return switch unit {
    case .day: pick("更早的 \(number) 天未显示。", "更早的 \(number) 天未顯示。")
    case .week: pick("更早的 \(number) 周未显示。", "更早的 \(number) 週未顯示。")
    case .month: pick("更早的 \(number) 个月未显示。", "更早的 \(number) 個月未顯示。")
    }
  }

  func heroCaption(_ regression: Regression, _ unit: DayBuckets.Unit) -> Sentence {
    let kind = suchMails(regression)
    let place: Sentence = place(regression) ?? "\(Untrusted(name: regression.app))"
    return "\(place)：\(perUnit(unit))\(kind)"
  }

  func allMailCaption(_ unit: DayBuckets.Unit) -> Sentence {
    pick("\(perUnit(unit))首次来信", "\(perUnit(unit))首次來信")
  }

  func daysTitle(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence {
    pick("\(app)：各版本\(perUnit(unit))邮件", "\(app)：各版本\(perUnit(unit))郵件")
  }

  func daysCaption(_ app: Untrusted, _ unit: DayBuckets.Unit) -> Sentence {
    pick("\(strong: app) \(perUnit(unit))邮件", "\(strong: app) \(perUnit(unit))郵件")
  }

  private func perUnit(_ unit: DayBuckets.Unit) -> String {
    switch unit {
    case .day: "每日"
    case .week: pick("每周", "每週")
    case .month: "每月"
    }
  }

  var noMailInThisTime: Sentence { pick("这段时间没有邮件。", "這段時間沒有郵件。") }

  func seen(total: Int, most: Int, on bar: String, _ unit: DayBuckets.Unit) -> Sentence {
    pick(
      "共 \(mails(total))。最多的是 \(bar)，有 \(number(most)) 封。",
      "共 \(mails(total))。最多的是 \(bar)，有 \(number(most)) 封。")
  }

  func seen(
    before: Int, after: Int, release: Untrusted, appeared start: String, most: Int, on bar: String,
    _ unit: DayBuckets.Unit
  ) -> Sentence {
    let (before, after, most) = (number(before), number(after), number(most))
    return pick(
      "\(release) 在 \(start) 出现之前有 \(before) 封，之后有 \(after) 封。最多的是 \(bar)，有 \(most) 封。",
      "\(release) 在 \(start) 出現之前有 \(before) 封，之後有 \(after) 封。最多的是 \(bar)，有 \(most) 封。")
  }

  func appears(_ version: Untrusted) -> String { pick("\(version) 出现", "\(version) 出現") }
  var otherReleases: String { "其他版本" }
  var allMail: String { pick("邮件", "郵件") }

  func olderReleases(_ number: Int) -> String {
    pick("\(self.number(number)) 个旧版本", "\(self.number(number)) 個舊版本")
  }

  var lastDaysHead: String { pick("最近 28 天", "最近 28 天") }

  func lastDays(_ total: Int, most: Int) -> String {
    if total == 0 { return pick("最近 28 天没有邮件。", "最近 28 天沒有郵件。") }
    return pick(
      "最近 28 天有 \(mails(total))，一天最多 \(number(most)) 封。",
      "最近 28 天有 \(mails(total))，一天最多 \(number(most)) 封。")
  }
}
