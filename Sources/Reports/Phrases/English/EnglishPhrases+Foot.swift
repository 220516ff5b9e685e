import Analysis
import Bytes
import Records

extension EnglishPhrases {
  func unplaced(_ number: Int, of contacts: Int) -> Sentence {
    guard number > 0 else { return "Every first contact names an app." }
    let share = percent(NumberText.percent(number, of: contacts))
    let part = part(number, of: contacts)
    return number == 1
      ? "\(strong: part) first contacts (\(share)) names no app and is in none of the numbers above."
      : "\(strong: part) first contacts (\(share)) name no app and are in none of the numbers above."
  }

  var unplacedCaption: String { "Why mails could not be placed" }
  var whyHead: String { "Why" }
  var whatHelpsHead: String { "What helps" }

  func reason(_ reason: Unclassified.Reason) -> String {
    switch reason {
    case .noTrailer: "No trailer, no app in the subject"
    case .trailerRemoved: "Trailer deleted by the sender"
    case .unknownApp: "App name not known"
    case .damaged: "Damaged message"
    case .noDate: "No date that can be believed"
    }
  }

  func advice(_ reason: Unclassified.Reason) -> Sentence? {
    switch reason {
    case .noTrailer: "Put a support link with a trailer into the app: \(code: "triage compose")"
    case .trailerRemoved: "Move it above the cursor, or repeat the version in the subject"
    case .unknownApp:
      "Name it in the config file: \(code: "[app \"Your App\"]") \(code: "alias = Its Old Name")"
    case .damaged, .noDate: nil
    }
  }

  func help(_ advice: Sentence, example: Untrusted) -> Sentence {
    "\(advice). For one of them: \(code: example)"
  }

  func redated(_ number: Int) -> Sentence {
    number == 1
      ? "1 mail has a date that can’t be right; it is counted on the day it was received."
      : """
      \(self.number(number)) mails have a date that can’t be right; they are counted on the day \
      they were received.
      """
  }

  // MARK: Foot

  func read(_ sources: Sentence?, _ kinds: Sentence) -> Sentence {
    if let sources { return "\(strong: "Read:") \(sources), \(kinds)" }
    return "\(strong: "Read:") \(kinds)"
  }

  func moreSources(_ number: Int) -> Sentence {
    "\(count(number, "more source", "more sources"))"
  }

  func unreadable(_ number: Int) -> Sentence {
    "\(count(number, "place", "places")) could not be read; the run named each of them."
  }

  func privacy(_ options: ReportOptions) -> Sentence {
    if options.showsAddresses {
      return """
        \(strong: "Not private:") this report was made with --show-addresses. It holds names, \
        addresses and unmasked quotes; keep it among those who may see them.
        """
    }
    if options.omitsQuotes {
      return """
        \(strong: "Private:") senders are numbers, and people’s own words are left out \
        (--no-quotes).
        """
    }
    return """
      \(strong: "Private:") senders are numbers, and addresses, phone numbers and keys inside \
      quotes are masked. The quotes are still people’s own words: think before you publish this \
      file.
      """
  }

  func written(_ time: Timestamp, version: Untrusted) -> Sentence {
    "Written by triage \(version) on \(moment(time))."
  }
}
