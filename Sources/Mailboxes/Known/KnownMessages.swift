/// Messages of a mailbox that needn't be read: an earlier run did.
package struct KnownMessages: Sendable {
  enum Selection: Sendable {
    case all
    /// Of an mbox: those that start before this place.
    case startingBefore(Int)
    /// Of a Maildir: by number of the known file where its name stands in the listing, or -1.
    case files([Int32], MaildirListing)
  }

  /// The mailbox as `KnownMailbox.number` calls it.
  package let number: Int
  let path: FolderPath
  let selection: Selection

  /// Whether a message is still there.
  ///
  /// - Parameters:
  ///   - place: its number among the messages that the state holds of the mailbox.
  ///   - offset: where it starts in its file.
  package func contains(_ place: Int, offset: Int) -> Bool {
    switch selection {
    case .all: true
    case .startingBefore(let end): offset < end
    case .files(let entries, _): place < entries.count && entries[place] >= 0
    }
  }

  /// Whether all that the state holds of the mailbox is still there.
  package var isComplete: Bool {
    switch selection {
    case .all: true
    case .startingBefore: false
    case .files(let entries, _): !entries.contains(-1)
    }
  }

  /// Whether they are the files of a Maildir.
  package var isMaildir: Bool {
    if case .files = selection { true } else { false }
  }

  /// The path that the file of a message has now.
  package func path(_ place: Int) -> String {
    guard case .files(let entries, let listing) = selection, place < entries.count,
      entries[place] >= 0
    else { return path.shown }
    let entry = listing.entries[Int(entries[place])]
    return path.appending((entry.isNew ? "new" : "cur").utf8).appending(listing.name(entry)).shown
  }
}
