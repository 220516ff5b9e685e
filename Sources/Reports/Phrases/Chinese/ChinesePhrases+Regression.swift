import Analysis
import Bytes
import Records

extension ChinesePhrases {
  func place(device: Untrusted, system: Untrusted) -> Sentence { "\(device)（\(system)）" }

  func subject(_ regression: Regression) -> Sentence {
    let what: Sentence =
      regression.symptom.map { "\(symptom($0).noun)" } ?? pick("邮件总量增多", "郵件總量增多")
    if let place = place(regression) { return pick("\(place) 上的\(what)", "\(place) 上的\(what)") }
    return what
  }

  func title(_ regression: Regression) -> String {
    guard let symptom = regression.symptom else { return pick("邮件总量增多", "郵件總量增多") }
    return regression.isCrashAtLaunch ? pick("启动时闪退", "啟動時閃退") : self.symptom(symptom).title
  }

  func headline(_ regression: Regression) -> Sentence {
    let name = release(regression.app, regression.version)
    guard let symptom = regression.symptom else {
      return pick("\(strong: name) 的邮件比以前的版本多", "\(strong: name) 的郵件比以前的版本多")
    }
    let phrase = self.symptom(symptom)
    guard let place = place(regression) else {
      return pick(
        "\(strong: name) 的“\(phrase.noun)”邮件增多", "\(strong: name) 的「\(phrase.noun)」郵件增多")
    }
    let verb = regression.isCrashAtLaunch ? pick("一启动就闪退", "一啟動就閃退") : phrase.verb
    return pick("\(strong: name) 在 \(place) 上\(verb)", "\(strong: name) 在 \(place) 上\(verb)")
  }

  func numbers(_ regression: Regression) -> Sentence {
    let mails = self.mails(regression.reports)
    let people = self.people(regression.reporters)
    let expected = decimal(regression.expected)
    let counted: Sentence = pick(
      "\(mails)，来自 \(people)，预期 \(expected) 封", "\(mails)，來自 \(people)，預期 \(expected) 封")
    guard regression.reports >= 3 else { return counted }
    let (low, high) = (decimal(regression.ratioLow), decimal(regression.ratioHigh))
    let times = times(regression.ratio)
    return pick(
      "\(counted)：\(times)（\(low)\u{A0}至\u{A0}\(high)）",
      "\(counted)：\(times)（\(low)\u{A0}至\u{A0}\(high)）")
  }

  func time(_ regression: Regression) -> String {
    let first = shortDay(regression.firstSeen.day)
    let last = shortDay(regression.lastSeen.day)
    return switch regression.status {
    case .resolved: pick("\(first)至\(last)，已恢复", "\(first)至\(last)，已恢復")
    case .new, .ongoing: pick("\(first)起，仍在继续", "\(first)起，仍在持續")
    }
  }

  func state(_ state: ReleaseState) -> String {
    switch state {
    case .broken: "故障"
    case .watch: "留意"
    case .resolved: pick("已恢复", "已恢復")
    case .usual: "正常"
    case .few: "太少"
    }
  }
}
