import Bytes
import Records

/// Chooses some mails to show: the first one, then different devices and languages, and clear ones.
enum ExampleChoice {
  private static let limit = 5

  static func choose(_ mails: [MailSample.Mail], words: [Regression.Word]) -> [ExampleMail] {
    var rest = mails.filter { !$0.excerpt.text.isEmpty }
    if rest.isEmpty { rest = mails }
    var chosen: [MailSample.Mail] = []
    while chosen.count < limit, !rest.isEmpty {
      var best = 0
      var bestScore = -Double.infinity
      for (place, mail) in rest.enumerated() {
        let score = score(mail, chosen: chosen, words: words)
        if score > bestScore {
          best = place
          bestScore = score
        }
      }
      let mail = rest.remove(at: chosen.isEmpty ? 0 : best)
      chosen.append(mail)
      let sketch = TextSketch(mail.excerpt.text)
      rest.removeAll {
        $0.report.person == mail.report.person || TextSketch($0.excerpt.text).isNear(sketch)
      }
    }
    return chosen.map(example)
  }

  private static func score(
    _ mail: MailSample.Mail, chosen: [MailSample.Mail], words: [Regression.Word]
  ) -> Double {
    let text = mail.excerpt.text.lowercased()
    var score = Double(min(words.count { text.contains($0.word) }, 3))
    if (60...400).contains(text.utf8.count) { score += 1 }
    if !chosen.contains(where: { $0.excerpt.language == mail.excerpt.language }) { score += 1.5 }
    if !chosen.contains(where: { $0.report.device == mail.report.device }) { score += 1.5 }
    return score
  }

  private static func example(_ mail: MailSample.Mail) -> ExampleMail {
    let excerpt = mail.excerpt
    return ExampleMail(
      messageID: excerpt.messageID, date: Timestamp(seconds: Int64(mail.report.time)),
      sender: Int(mail.report.person) + 1, senderName: excerpt.senderName,
      senderAddress: excerpt.senderAddress, device: excerpt.device, language: excerpt.language,
      text: excerpt.text, subject: excerpt.subject, path: excerpt.path, offset: excerpt.offset)
  }
}
