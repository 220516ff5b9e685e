import Analysis

extension ChinesePhrases {
  var brand: String { pick("支持邮件", "客服郵件") }
  var sections: String { pick("章节", "章節") }
  var skipLink: String { pick("跳到结果", "跳到結果") }

  var releasesLink: String { "版本" }
  var regressionsLink: String { pick("故障", "故障") }
  var daysLink: String { "每日" }
  var systemsLink: String { pick("系统", "系統") }
  var topicsLink: String { pick("主题", "主題") }
  var tableLink: String { pick("表格", "表格") }
  var unplacedLink: String { pick("未归类", "未歸類") }

  var releasesHeading: String { pick("哪个版本有问题？", "哪個版本有問題？") }
  var regressionsHeading: String {
    pick("出了什么问题？影响了谁？大家怎么说？", "出了什麼問題？影響了誰？大家怎麼說？")
  }
  var daysHeading: String { pick("邮件比其他版本发布后更多吗？", "郵件比其他版本推出後更多嗎？") }
  var topicsHeading: String { pick("大家在写什么？有什么新内容？", "大家在寫什麼？有什麼新內容？") }
  var tableHeading: String { "所有版本" }
  var unplacedHeading: String { pick("哪些邮件无法归类？", "哪些郵件無法歸類？") }

  func title(_ verdict: Sentence, period: String?) -> String {
    guard let period else { return "\(verdict.plain) – \(brand)" }
    return "\(verdict.plain) – \(brand)，\(period)"
  }

  func sign(_ state: ReleaseState) -> String {
    switch state {
    case .broken: "叉"
    case .watch: pick("感叹号", "驚嘆號")
    case .resolved: pick("时钟", "時鐘")
    case .usual: pick("对勾", "勾")
    case .few: pick("空心圆", "空心圓")
    }
  }
}
