import Analysis
import Bytes
import Records

/// What an entry says in one line.
protocol RegressionPhrases: Sendable {
  /// How a symptom is called; codes of a user's own are shown as they are.
  func symptom(_ symptom: Symptom) -> SymptomPhrase

  /// A device with a system.
  func place(device: Untrusted, system: Untrusted) -> Sentence

  /// `crash on iPadOS 26.3`.
  func subject(_ regression: Regression) -> Sentence

  /// `Crash at launch`, the title of a card.
  func title(_ regression: Regression) -> String

  /// The verdict: `Lumen Notes 4.2.0 crashes at launch on iPadOS 26.3`.
  ///
  /// It says that the app does something only of an entry that is confined to a system or a device;
  /// of any other it is known only that there is more mail.
  func headline(_ regression: Regression) -> Sentence

  /// `38 mails from 34 people, 3.6 expected: 10.6× as many (7.5 to 14.5)`; no factor below three
  /// mails.
  func numbers(_ regression: Regression) -> Sentence

  /// `since 8 Mar, ongoing`, or `2 Feb to 13 Feb, resolved`.
  func time(_ regression: Regression) -> String

  /// The word of the sign: `Broken`.
  func state(_ state: ReleaseState) -> String
}

extension RegressionPhrases {
  /// `Lumen Notes 4.2.0`.
  func release(_ app: String, _ version: String) -> Untrusted {
    Untrusted("\(Untrusted(name: app).cleaned) \(Untrusted(name: version).cleaned)", limit: 201)
  }

  /// `iPadOS 26.3`, or nil when the entry is not confined to a system.
  func system(_ regression: Regression) -> Untrusted? {
    guard let os = regression.os else { return nil }
    return Untrusted([os.name, os.version].compactMap(\.self).joined(separator: " "), limit: 100)
  }

  /// `iPad Pro 11-inch (M4)`, or nil when the entry is not confined to a device.
  func device(_ regression: Regression) -> Untrusted? {
    guard let device = regression.device, let name = device.name ?? device.model else {
      return nil
    }
    return Untrusted(name: name)
  }

  /// `iPadOS 26.3`, a device, or both; nil when the entry is confined to neither.
  func place(_ regression: Regression) -> Sentence? {
    switch (system(regression), device(regression)) {
    case (let system?, let device?): place(device: device, system: system)
    case (let system?, nil): "\(system)"
    case (nil, let device?): "\(device)"
    case (nil, nil): nil
    }
  }
}
