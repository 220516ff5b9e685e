import Analysis
import Bytes

extension ChinesePhrases {
  var noMail: Sentence { pick("还没有邮件", "還沒有郵件") }
  var noAppNamed: Sentence { pick("没有邮件写明是哪个 App", "沒有郵件寫明是哪個 App") }
  var nothingToCompare: Sentence { pick("还没有可比较的版本", "還沒有可比較的版本") }
  var tooFewMails: Sentence { pick("邮件太少，无法判断", "郵件太少，無法判斷") }

  func nothingUnusual(apps: Int) -> Sentence {
    pick("\(number(apps)) 个 App 一切正常", "\(number(apps)) 個 App 一切正常")
  }

  func kicker(_ verdict: Verdict) -> String {
    switch verdict {
    case .broken(_, let releases):
      pick("\(number(releases)) 个版本有故障", "\(number(releases)) 個版本有故障")
    case .watch(_, let releases):
      pick("没有故障，\(number(releases)) 个版本需留意", "沒有故障，\(number(releases)) 個版本需留意")
    case .noMail, .noApp: pick("无可判断", "無可判斷")
    case .oneRelease: pick("只有一个版本", "只有一個版本")
    case .tooFew: pick("邮件不足", "郵件不足")
    case .usual: pick("没有发现故障", "沒有發現故障")
    }
  }

  func lead(_ regression: Regression, after: Int?, isOver: Bool) -> Sentence {
    let since = day(regression.firstSeen.day)
    let start: Sentence =
      switch after {
      case 0?:
        pick("从 \(strong: since) 开始，当天邮件中首次出现该版本。", "從 \(strong: since) 開始，當天郵件中首次出現該版本。")
      case let days? where days > 0:
        pick(
          "从 \(strong: since) 开始，在邮件中首次出现该版本的 \(number(days)) 天后。",
          "從 \(strong: since) 開始，在郵件中首次出現該版本的 \(number(days)) 天後。")
      default: pick("从 \(strong: since) 开始。", "從 \(strong: since) 開始。")
      }
    let last = day(regression.lastSeen.day)
    return isOver
      ? pick("\(start)最后一封这样的邮件在 \(last)。", "\(start)最後一封這樣的郵件在 \(last)。")
      : pick("\(start)目前仍在继续。", "\(start)目前仍在持續。")
  }

  func factMails(people: Int) -> String {
    pick("封邮件，来自 \(self.people(people))", "封郵件，來自 \(self.people(people))")
  }
  var factExpected: String { pick("封为预期", "封為預期") }
  var factRatio: String { pick("于平时", "於平時") }
  var details: String { pick("详情", "詳情") }
  var cardLink: String { pick("谁、为什么、哪些邮件", "誰、為什麼、哪些郵件") }

  func newest(_ releases: [(name: Untrusted, mails: Int)]) -> Sentence {
    let items = list(releases.map { "\(strong: $0.name)（\(mails($0.mails))）" })
    return pick("最新版本：\(items)。", "最新版本：\(items)。")
  }

  var tooFewLead: Sentence {
    pick(
      "一个版本有 10 封邮件，并有 20 封关于旧版本的邮件可比较时，才会作判断。数字仍列在下面。",
      "一個版本有 10 封郵件，並有 20 封關於舊版本的郵件可比較時，才會作判斷。數字仍列在下面。")
  }

  // MARK: The lines below

  func also(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    let subject = subject(regression)
    let mails = mails(regression.reports)
    let expected = decimal(regression.expected)
    let numbers = pick("\(mails)，预期 \(expected) 封", "\(mails)，預期 \(expected) 封")
    let last = shortDay(regression.lastSeen.day)
    return switch regression.state {
    case .broken: "\(strong: pick("故障：", "故障："))\(name)，\(subject)，\(numbers)。"
    case .resolved:
      pick(
        "\(strong: "已恢复：")\(name)，\(subject)，最后一封邮件在 \(last)。",
        "\(strong: "已恢復：")\(name)，\(subject)，最後一封郵件在 \(last)。")
    case .watch, .usual, .few: "\(strong: "留意：")\(name)，\(subject)，\(numbers)。"
    }
  }

  func alsoFine(_ name: Untrusted, days: Int?) -> Sentence {
    guard let days else {
      return pick("\(strong: "正常：")\(name)，无异常。", "\(strong: "正常：")\(name)，無異常。")
    }
    return pick(
      "\(strong: "正常：")\(name)，发布 \(number(days)) 天，无异常。",
      "\(strong: "正常：")\(name)，推出 \(number(days)) 天，無異常。")
  }

  func alsoFew(_ name: Untrusted, mails: Int) -> Sentence {
    pick(
      "\(strong: "太少：")\(name)，\(self.mails(mails))，还无法判断。",
      "\(strong: "太少：")\(name)，\(self.mails(mails))，還無法判斷。")
  }

  func alsoMore(_ number: Int) -> Sentence {
    pick(
      "还有 \(self.number(number)) 条类似内容：见所有版本的表格。",
      "還有 \(self.number(number)) 條類似內容：見所有版本的表格。")
  }
}
