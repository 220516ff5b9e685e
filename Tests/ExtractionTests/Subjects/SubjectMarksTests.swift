import Records
import Testing

@testable import Extraction

@Suite("Reply and forward marks")
struct SubjectMarksTests {
  @Test(
    "of replies come off in every language",
    arguments: [
      "Re", "Aw", "Antw", "SV", "VS", "VA", "Sv", "Odp", "Vá", "Ynt", "YNT", "RIF", "R", "RES",
      "Ref", "Rép", "RE", "回复", "回覆", "答复", "答覆", "返信", "회신", "Ответ", "НА",
    ])
  func replies(mark: String) {
    for form in ["\(mark): ", "\(mark) : ", "\(mark)：", "\(mark)[2]: ", "\(mark)(3): ", "\(mark):"]
    {
      let facts = SubjectFacts(form + "Support: Tidewater 3.1.2", rules: ExtractionRules())
      #expect(facts.isReply && !facts.isForward, "\(form)")
      #expect(facts.app.name == "Tidewater" && facts.app.version == "3.1.2", "\(form)")
    }
  }

  @Test(
    "of forwarded mail come off in every language",
    arguments: [
      "TR", "Fwd", "FW", "Fw", "WG", "Doorst", "TRS", "RV", "Enc", "ENC", "I", "PD", "VL", "VB",
      "Videresend", "Redir", "İLT", "转发", "轉寄", "転送", "전달", "Пересл",
    ])
  func forwards(mark: String) {
    let facts = SubjectFacts("\(mark): Support: Tidewater 3.1.2", rules: ExtractionRules())
    #expect(facts.isForward && !facts.isReply)
    #expect(facts.app.name == "Tidewater")
  }

  @Test(
    "come off repeatedly, and nothing else does",
    arguments: [
      ("Re: Fwd: Re[2]: Hello", true, true), ("WG: AW: Hello", true, true),
      ("[EXT] Re: Hello", true, false), ("RE: RE: RE: Hello", true, false), ("Hello", false, false),
      ("Red: Hello", false, false), ("Reply: Hello", false, false), ("Re", false, false),
    ])
  func repeated(subject: String, isReply: Bool, isForward: Bool) {
    let facts = SubjectFacts(subject, rules: ExtractionRules())
    #expect(facts.isReply == isReply)
    #expect(facts.isForward == isForward)
  }
}
