import Testing

@testable import Assets

@Suite("Prompts")
struct PromptTableTests {
  private static let table = PromptTable()

  @Test(
    "are known by their start, their end or a part",
    arguments: [
      ("Please describe your issue below", true),
      ("How can we help you? Please try to be as specific as possible.", true),
      ("(Please keep this - it helps us debug!)", true),
      ("--- Please write above this line ---", true),
      ("Do not delete the lines below", true),
      ("IMPORTANT - do not remove this section", true),
      ("Bitte beschreibe dein Problem:", true),
      ("Veuillez décrire votre problème ci-dessous", true),
      ("문의 내용을 입력해주세요.", true),
      ("お問い合わせ内容をご記入ください", true),
      ("请勿删除以下信息", true),
      ("The keyboard covers the text.", false),
      ("Please help me", false),
      ("Please give me my money back.", false),
      ("It shows 입력해주세요 all the time", false),
      ("", false),
    ])
  func knows(line: String, isPrompt: Bool) {
    let bytes = Array(line.utf8)
    let found = Self.table.isPrompt(bytes.span)
    #expect(found == isPrompt)
  }
}
