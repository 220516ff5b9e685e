/// The words that set the mails of a regression apart from other mails of the app on the same days
/// (`regressions.md`, section 8).
///
/// Words are counted once a person, languages apart.
enum DistinctiveWords {
  private static let limit = 8
  private static let leastPeople = 3
  private static let leastScore = 2.0
  /// Words in more than this share of the other people's mails say nothing, however they fall.
  private static let commonShare = 0.25
  /// Mails that are looked at on either side: those with the smallest hashes.
  private static let mailLimit = 600
  /// Words of the highest scores among which a longer one is looked for.
  private static let rivals = 300

  private struct Feature: Hashable {
    let language: String
    let text: String
  }

  private struct Found {
    let text: String
    let score: Double
    let own: Int
  }

  /// What one side holds.
  private struct Side {
    var mails: [Set<String>] = []
    /// By language.
    var people: [String: Int] = [:]
    var totals: [String: Double] = [:]
    /// By feature: people.
    var counts: [Feature: Int] = [:]

    init(_ all: [MailSample.Mail], hidden: Set<String>) {
      struct Key: Hashable {
        let person: UInt32
        let language: String
      }
      var byPerson: [Key: Set<String>] = [:]
      let smallest = all.sorted { $0.excerpt.priority < $1.excerpt.priority }
      for mail in smallest.prefix(mailLimit) {
        let features = DistinctiveWords.features(mail, hidden: hidden)
        mails.append(features)
        let key = Key(person: mail.report.person, language: mail.excerpt.language ?? "")
        byPerson[key, default: []].formUnion(features)
      }
      for (key, features) in byPerson {
        people[key.language, default: 0] += 1
        totals[key.language, default: 0] += Double(features.count)
        for text in features {
          counts[Feature(language: key.language, text: text), default: 0] += 1
        }
      }
    }

    func share(of text: String) -> Double {
      mails.isEmpty ? 0 : Double(mails.count { $0.contains(text) }) / Double(mails.count)
    }
  }

  /// The words, the most telling first, at most 8.
  ///
  /// - Parameters:
  ///   - own: mails of the regression of which the text is known.
  ///   - others: mails of the app on the same days.
  ///   - hidden: words of the app's name.
  static func find(
    own: [MailSample.Mail], others: [MailSample.Mail], hidden: Set<String>
  ) -> [Regression.Word] {
    guard Set(own.map(\.report.person)).count >= leastPeople else { return [] }
    let own = Side(own, hidden: hidden)
    let other = Side(others, hidden: hidden)
    var found: [Found] = []
    for (feature, count) in own.counts where count >= leastPeople {
      let elsewhere = other.counts[feature] ?? 0
      let people = other.people[feature.language] ?? 0
      guard Double(elsewhere) <= commonShare * Double(max(people, 1)) else { continue }
      let totals = (
        own: own.totals[feature.language] ?? 0, other: other.totals[feature.language] ?? 0
      )
      let score = WordContrast(total: totals).score(
        own: Double(count), other: Double(elsewhere),
        share: Double(count + elsewhere) / (totals.own + totals.other))
      if score > leastScore { found.append(Found(text: feature.text, score: score, own: count)) }
    }
    return chosen(found).map { text in
      Regression.Word(
        word: text, reports: own.mails.count { $0.contains(text) }, share: own.share(of: text),
        shareElsewhere: other.share(of: text))
    }
  }

  /// The words of the highest scores without those that stand only inside of a longer one.
  private static func chosen(_ found: [Found]) -> [String] {
    let sorted = found.sorted { left, right in
      if left.score != right.score { return left.score > right.score }
      if left.text.utf8.count != right.text.utf8.count {
        return left.text.utf8.count > right.text.utf8.count
      }
      return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }.prefix(rivals)
    var chosen: [String] = []
    for word in sorted where chosen.count < limit {
      let isCovered = sorted.contains { longer in
        longer.text.utf8.count > word.text.utf8.count && longer.own * 10 >= word.own * 9
          && longer.text.contains(word.text)
      }
      if !isCovered, !chosen.contains(word.text) { chosen.append(word.text) }
    }
    return chosen
  }

  private static func features(_ mail: MailSample.Mail, hidden: Set<String>) -> Set<String> {
    var hidden = hidden
    if let name = mail.excerpt.senderName {
      for part in name.lowercased().split(separator: " ") { hidden.insert(String(part)) }
    }
    return TextFeatures(mail.excerpt.text, hidden: hidden).features
  }
}
