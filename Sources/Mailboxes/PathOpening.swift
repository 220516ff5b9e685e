import Bytes

/// Opens what somebody named.
struct PathOpening {
  private let path: String
  private let context: ReadingContext

  init(_ path: String, context: ReadingContext) {
    self.path = path
    self.context = context
    context.begin(path)
  }

  /// The producer for the path, or nil when there is nothing to read; why goes to the problems.
  func producer() -> (any BatchProducer)? {
    let opening = InputOpening(
      context: context, place: MessagePlace(path: path, offsetInFile: 0), isNamed: true)
    if path == "-" {
      return opening.producer(for: PipeInput(.standardInput()))
    }
    do {
      let folderPath = FolderPath(Array(path.utf8))
      let file = try folderPath.open()
      let status = try file.status()
      switch status.kind {
      case .folder:
        guard context.isNewFolder(status.identity) else { return nil }
        return FolderProducer(SharedFile(file), at: folderPath, name: nil, context: context)
      case .regular:
        guard context.isNewFile(status.identity) else { return nil }
        var opening = opening
        opening.place.fileDate = Timestamp.trustworthy(seconds: status.modified.seconds)
        return opening.producer(
          for: RegularFileInput(SharedFile(file), size: status.size))
      case .pipe:
        file.waitForInput()
        return opening.producer(for: PipeInput(file))
      default:
        context.report(MailboxProblem(.notRegular, path: path))
        return nil
      }
    } catch {
      context.report(MailboxProblem(error, opening: path, isNamed: true))
      return nil
    }
  }
}
