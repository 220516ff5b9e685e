/// The root of the thread that a message names itself (`formats.md`, section 7).
enum ThreadRoot {
  /// The first of `references`, else of `inReplyTo`, else the message's own id.
  static func id(references: [String], inReplyTo: [String], messageID: String?) -> String? {
    references.first ?? inReplyTo.first ?? messageID
  }
}
