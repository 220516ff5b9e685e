import Testing

@testable import Extraction

@Suite("The root of a thread")
struct ThreadRootTests {
  @Test(
    "references, then in-reply-to, then the message itself",
    arguments: [
      (["a@x", "b@x"], ["b@x"], "c@x", "a@x"), ([], ["b@x", "d@x"], "c@x", "b@x"),
      ([], [], "c@x", "c@x"), ([], [], nil, nil),
    ] as [([String], [String], String?, String?)])
  func choosesRoot(references: [String], inReplyTo: [String], id: String?, root: String?) {
    #expect(ThreadRoot.id(references: references, inReplyTo: inReplyTo, messageID: id) == root)
  }
}
