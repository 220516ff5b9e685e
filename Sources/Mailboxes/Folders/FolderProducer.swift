import Bytes

/// A folder that holds mail in any form, at any depth; each kind of folder is read in its way.
final class FolderProducer: BatchProducer {
  private let context: ReadingContext
  /// The length of the path in `context.trail`: folders in folders would each hold all of it.
  private let pathLength: Int
  /// The name of the folder below the argument, decoded; nil for the argument itself.
  private let name: String?
  private var listing: FolderListing
  private var index = 0
  /// Open while the producer is at work, not while something inside is read.
  private var folder: SharedFile?
  private var loose: LooseFiles
  /// What is read once the messages before it were handed out.
  private var waiting: (any BatchProducer)?
  private let kind: FolderKind

  /// - Parameter folder: the folder at `path`, open.
  init(
    _ folder: SharedFile, _ identity: FileStatus.Identity, at path: FolderPath, name: String?,
    context: ReadingContext
  ) {
    self.context = context
    pathLength = path.bytes.count
    context.trail = path.bytes
    self.name = name
    self.folder = folder
    loose = LooseFiles(context)
    listing = FolderListing()
    do { try listing.append(folder.descriptor) } catch {
      context.report(MailboxProblem(error, opening: path.shown))
    }
    kind = FolderKind(listing)
    if name == nil { context.noteType(kind.sourceType) }
    kind.keepWanted(in: &listing)
    if kind == .maildir {
      waiting = MaildirProducer(
        path, MailboxIdentity(file: identity, folder: name), context: context)
    }
  }

  /// What was read since lies below this folder, so the trail begins with its path still.
  private var path: FolderPath { FolderPath(Array(context.trail.prefix(pathLength))) }

  func next() -> ProducerStep {
    while true {
      if waiting != nil || index == listing.entries.count, let batch = loose.close() {
        return .batch(batch)
      }
      if let producer = waiting.take() {
        folder = nil
        return .enter(producer)
      }
      guard index < listing.entries.count else { return .end }
      if loose.isFull, let batch = loose.close() { return .batch(batch) }
      let entry = listing.entries[index]
      index += 1
      read(entry)
    }
  }

  private func read(_ entry: FolderListing.Entry) {
    let bytes = Array(listing.name(of: entry))
    let entryPath = path.appending(bytes)
    guard entry.kind != .other, entry.kind != .pipe else {
      skip(entryPath)
      return
    }
    do {
      if folder == nil { folder = SharedFile(try path.open()) }
      guard let folder else { return }
      if entry.kind == .link, try folder.descriptor.leadsAway(bytes.span) {
        skip(entryPath)
        return
      }
      if let spared = context.spared, entry.kind == .link || entry.inode == spared.inode,
        try folder.descriptor.status(of: bytes.span).identity == spared
      {
        return
      }
      let file = SharedFile(try folder.descriptor.open(bytes.span))
      let status = try file.descriptor.status()
      switch status.kind {
      case .folder:
        guard context.isNewFolder(status.identity) else { return }
        waiting = FolderProducer(
          file, status.identity, at: entryPath, name: kind.folderName(bytes, in: name),
          context: context)
      case .regular:
        guard kind != .maildir, status.size > 0, context.isNewFile(status.identity) else { return }
        var opening = InputOpening(
          context: context, place: place(entryPath, status), location: entryPath, isNamed: false)
        waiting = context.producer(
          of: file, status, at: entryPath, folder: name, isNamed: false
        ) {
          opening.resumption = $0
          return loose.read(RegularFileInput(file, size: status.size), opening: opening)
        }
      default: skip(entryPath)
      }
    } catch {
      // A link that leads nowhere, or something that was deleted meanwhile, is no fault.
      if !error.isMissing {
        context.report(MailboxProblem(error, opening: entryPath.shown))
      }
    }
  }

  private func place(_ path: FolderPath, _ status: FileStatus) -> MessagePlace {
    MessagePlace(
      path: path.shown, offsetInFile: 0,
      fileDate: Timestamp.trustworthy(seconds: status.modified.seconds), folder: name)
  }

  private func skip(_ path: FolderPath) {
    context.report(MailboxProblem(.skipped, path: path.shown))
  }
}
