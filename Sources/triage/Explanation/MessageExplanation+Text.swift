import Extraction
import Records
import Reports

extension MessageExplanation {
  /// The explanation for people: the answer with what it rests on, the words, what was refused.
  var text: String {
    var page = ExplanationPage()
    AnswerSection(self).write(to: &page)
    guard !texts.isEmpty else {
      page.emptyLine()
      page.heading("Only the record is here, so the bytes that it rests on can't be shown.")
      for line in record.text.split(separator: "\n", omittingEmptySubsequences: false) {
        page.words("│", ShownText.line(String(line)))
      }
      return page.text
    }
    WordsSection(self).write(to: &page)
    RefusalSection(self).write(to: &page)
    page.emptyLine()
    page.heading(
      isOfMessage
        ? "Bytes are counted from 0 at the start of the message, both ends included."
        : "Bytes are counted from 0 at the start of the message, or of the decoded text that is "
          + "named; both ends included.")
    return page.text
  }

  /// Whether all places are those of the message itself.
  private var isOfMessage: Bool { texts.allSatisfy { $0.bytes.isEmpty || $0.isVerbatim } }
}
