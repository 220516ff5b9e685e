import Extraction
import Records

/// Names the blocks of an explanation by where they stand.
struct BlockWords {
  private let explanation: MessageExplanation

  init(_ explanation: MessageExplanation) { self.explanation = explanation }

  /// `the block in the mail`, `the attachment Device Info.txt`.
  func name(of block: ConsideredBlock) -> String {
    switch (block.base, block.location) {
    case (.message, .own), (.text, .own): "the block in the mail"
    case (.message, .quoted), (.text, .quoted): "the block of a quoted mail"
    case (.page, .own): "the block in the HTML part"
    case (.page, .quoted): "the block of a quoted mail in the HTML part"
    case (.attachment(let index), .own): "the attachment \(name(index))"
    case (.attachment(let index), .quoted): "a mail quoted in the attachment \(name(index))"
    case (.crash(let index), _): "the crash report \(name(index))"
    }
  }

  private func name(_ index: Int) -> String {
    guard explanation.attachments.indices.contains(index) else { return "" }
    let attachment = explanation.attachments[index].attachment
    return ShownText.line(attachment.name ?? attachment.type)
  }
}
