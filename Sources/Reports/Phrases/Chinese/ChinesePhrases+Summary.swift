import Analysis
import Bytes
import Records

extension ChinesePhrases {
  func goodDay(apps: Int, newest: Sentence) -> Sentence {
    pick(
      "\(number(apps)) 个 App 一切正常。最新版本：\(newest)。", "\(number(apps)) 個 App 一切正常。最新版本：\(newest)。")
  }

  func tooFew(_ newest: Sentence) -> Sentence {
    pick("邮件太少，无法判断：\(newest)。", "郵件太少，無法判斷：\(newest)。")
  }

  func onlyRelease(_ name: Untrusted, mails: Int) -> Sentence {
    pick(
      "邮件中只有 \(name) 这一个版本（\(self.mails(mails))）：没有可比较的版本。",
      "郵件中只有 \(name) 這一個版本（\(self.mails(mails))）：沒有可比較的版本。")
  }

  func noRelease(_ app: Untrusted) -> Sentence {
    pick("关于 \(app) 的邮件都没有写明版本：无可比较。", "關於 \(app) 的郵件都沒有寫明版本：無可比較。")
  }

  var noMessages: Sentence { pick("没有邮件。", "沒有郵件。") }
  func noMessages(in sources: Sentence) -> Sentence {
    pick("\(sources) 中没有邮件。", "\(sources) 中沒有郵件。")
  }

  func sourceType(_ type: String) -> String? {
    switch type {
    case "maildir": "Maildir"
    case "mbox": "mbox"
    case "message": pick("单封邮件", "單封郵件")
    case "mh": pick("MH 文件夹", "MH 資料夾")
    case "emlx": pick("Apple 邮件的邮件", "Apple 郵件的郵件")
    case "apple-mailbox": pick("Apple 邮件的邮箱", "Apple 郵件的信箱")
    case "folder": pick("文件夹", "資料夾")
    case "ndjson": pick("记录", "記錄")
    default: nil
    }
  }

  func bytes(_ number: Int) -> String {
    pick("\(self.number(number)) 字节", "\(self.number(number)) 位元組")
  }
  func files(_ number: Int) -> String {
    pick("\(self.number(number)) 个文件", "\(self.number(number)) 個檔案")
  }

  func noApp(firstContacts: Int) -> Sentence {
    if firstContacts == 0 {
      return pick("这些邮件中没有首次来信，因此也没有 App。", "這些郵件中沒有首次來信，因此也沒有 App。")
    }
    let contacts = number(firstContacts)
    return pick(
      "\(contacts) 封首次来信中有 0 封写明 App。", "\(contacts) 封首次來信中有 0 封寫明 App。")
  }

  func messages(_ number: Int, _ kinds: Sentence?) -> Sentence {
    if let kinds { return "\(mails(number))：\(kinds)。" }
    return "\(mails(number))。"
  }

  func messages(_ number: Int, of kind: CountedKind) -> String {
    let name =
      switch kind {
      case .report: pick("首次来信", "首次來信")
      case .reply: pick("后续来信", "後續來信")
      case .staff: pick("您的回复", "您的回覆")
      case .spam: pick("垃圾邮件", "垃圾郵件")
      case .bulk: pick("列表邮件", "通訊群組郵件")
      case .auto: pick("自动回复", "自動回覆")
      case .bounce: pick("退信", "退信")
      case .duplicate: pick("重复", "重複")
      }
    return "\(name) \(self.number(number))"
  }

  func whatWasRead(contacts: Int, messages: Int, period: String?, unplaced: Int) -> Sentence {
    let contacts = number(contacts)
    let period = period.map { "，\($0)" } ?? ""
    let read: Sentence = pick(
      "\(mails(messages))中有 \(contacts) 封首次来信\(period)。",
      "\(mails(messages))中有 \(contacts) 封首次來信\(period)。")
    guard unplaced > 0 else { return read }
    return pick(
      "\(read)其中 \(number(unplaced)) 封没有写明 App。", "\(read)其中 \(number(unplaced)) 封沒有寫明 App。")
  }

  func archive(age: Int, reference: Timestamp) -> Sentence {
    let (age, day) = (number(age), day(reference.day))
    return pick(
      "最新的邮件是 \(age) 天前的：以上均以 \(day) 为准作判断。", "最新的郵件是 \(age) 天前的：以上均以 \(day) 為準作判斷。")
  }

  // MARK: Progress

  func reading(_ path: Untrusted) -> Sentence { pick("正在读取 \(path)", "正在讀取 \(path)") }

  func timeLeft(_ seconds: Int) -> String {
    spelled(
      seconds,
      seconds: { pick("剩余 \(number($0)) 秒", "剩餘 \(number($0)) 秒") },
      minutes: { pick("剩余 \(number($0)) 分钟", "剩餘 \(number($0)) 分鐘") },
      hours: { pick("剩余 \(number($0)) 小时", "剩餘 \(number($0)) 小時") })
  }

  // MARK: Outputs

  var wroteNothing: Sentence {
    pick("尚未写入文件：加上 -o report.html 可查看全部内容。", "尚未寫入檔案：加上 -o report.html 可查看全部內容。")
  }
  func wrote(_ files: Sentence) -> Sentence { pick("已写入 \(files)。", "已寫入 \(files)。") }

  func moreEntries(_ number: Int, page: Untrusted?) -> Sentence {
    let number = self.number(number)
    if let page { return pick("另有 \(number) 条：见 \(page)", "另有 \(number) 條：見 \(page)") }
    return pick("另有 \(number) 条：加上 -o report.html", "另有 \(number) 條：加上 -o report.html")
  }

  func moreApps(_ number: Int) -> Sentence {
    pick("另有 \(self.number(number)) 个 App", "另有 \(self.number(number)) 個 App")
  }

  // MARK: Entries

  func fineCell(
    _ version: Untrusted, _ system: Untrusted, _ systemVersion: Untrusted, _ reports: Int,
    of total: Int
  ) -> Sentence {
    let place: Sentence = "\(system)\u{A0}\(systemVersion)"
    return "\(place) 上的 \(version)（\(number(total)) 封中 \(number(reports)) 封）"
  }

  func fine(_ cells: Sentence) -> Sentence { pick("正常：\(cells)", "正常：\(cells)") }
  func words(_ words: Sentence) -> Sentence { pick("用词：\(words)", "用詞：\(words)") }
  func notAnswered(_ number: Int) -> Sentence {
    pick("尚未回复：\(self.number(number))", "尚未回覆：\(self.number(number))")
  }

  // MARK: Table

  var summaryHeads: [String] {
    ["APP", "版本", pick("状态", "狀態"), pick("邮件", "郵件"), pick("起始", "起始")]
  }
  func lastDays(_ number: Int) -> String { "最近 \(number) 天" }
  var earlier: String { "更早" }

  // MARK: Mail without apps

  func candidates(_ number: Int) -> Sentence {
    pick("有些主题的开头像是 App 名称。在配置文件中加上下面的内容即可采用：", "有些主旨的開頭像是 App 名稱。在設定檔中加上下面的內容即可採用：")
  }

  var composeStep: Sentence {
    let command: Sentence = "\(code: "triage compose --app \"你的 App\"")"
    return pick(
      "要让邮件写明是哪个 App，请在 App 中放一个支持链接：\(command)",
      "要讓郵件寫明是哪個 App，請在 App 中放一個客服連結：\(command)")
  }
}
