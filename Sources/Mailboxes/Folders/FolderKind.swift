import Bytes

/// What the names in a folder say that it is.
enum FolderKind: Hashable {
  /// `cur` and `new`, or one of them and `tmp`.
  case maildir
  /// The file `mbox`, or a folder `Messages`: Apple Mail.
  case appleMailbox
  /// Files named by numbers only.
  case mh
  case other

  init(_ listing: FolderListing) {
    var folders = Set<[UInt8]>()
    var hasMbox = false
    var numbers = 0
    var others = 0
    for entry in listing.entries {
      let name = listing.names.span.extracting(entry.start..<entry.start + entry.count)
      switch entry.kind {
      case .regular where EntryOrder.isNumber(name): numbers += 1
      case .regular:
        if name.has("mbox"), name.count == 4 { hasMbox = true }
        if !Self.isAside(name) { others += 1 }
      default:
        // A folder, or something that may turn out to be one.
        if name.count <= 8 { folders.insert(Array(listing.name(of: entry))) }
      }
    }
    let hasCur = folders.contains(Array("cur".utf8))
    let hasNew = folders.contains(Array("new".utf8))
    if hasCur && hasNew || (hasCur || hasNew) && folders.contains(Array("tmp".utf8)) {
      self = .maildir
    } else if hasMbox || folders.contains(Array("Messages".utf8)) {
      self = .appleMailbox
    } else if numbers > 0, others == 0 {
      self = .mh
    } else {
      self = .other
    }
  }

  /// How a report calls it.
  var sourceType: String {
    switch self {
    case .maildir: "maildir"
    case .appleMailbox: "apple-mailbox"
    case .mh: "mh"
    case .other: "folder"
    }
  }

  /// Leaves what is to be read, in order.
  func keepWanted(in listing: inout FolderListing) {
    listing.keep { name in
      switch self {
      case .maildir: !(name.count == 3 && (name.has("cur") || name.has("new") || name.has("tmp")))
      case .mh: !Self.isAside(name)
      // Apple Mail keeps attachments apart; a message among them is part of another.
      case .appleMailbox: !(name.count == 11 && name.has("Attachments"))
      case .other: true
      }
    }
    listing.sort(by: EntryOrder.comesBefore)
  }

  /// The name of a folder inside one that is called `parent`, as a mail program shows it.
  ///
  /// Below 4 KiB of names nothing is added.
  func folderName(_ name: [UInt8], in parent: String?) -> String {
    if let parent, parent.utf8.count > 4096 { return parent }
    var shown: String
    if self == .maildir, name.first == UInt8(ascii: ".") {
      // Maildir++: all folders lie side by side, `.Name.Sub`.
      shown = name.dropFirst().split(separator: UInt8(ascii: "."))
        .map { ModifiedUTF7.decode($0) ?? String(decoding: $0, as: UTF8.self) }
        .joined(separator: "/")
    } else {
      shown = ModifiedUTF7.decode(name) ?? String(decoding: name, as: UTF8.self)
      for ending in [".sbd", ".mbox"] where shown.hasSuffix(ending) && shown.utf8.count > 5 {
        shown.removeLast(ending.count)
      }
    }
    return parent.map { $0 + "/" + shown } ?? shown
  }

  /// Files that MH programs keep beside messages: `.mh_sequences`, and `,N` and `#N` of removed ones.
  private static func isAside(_ name: Span<UInt8>) -> Bool {
    name.count > 0
      && (name[0] == UInt8(ascii: ".") || name[0] == UInt8(ascii: ",")
        || name[0] == UInt8(ascii: "#"))
  }
}
