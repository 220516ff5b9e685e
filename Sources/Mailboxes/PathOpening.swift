import Bytes

/// Opens what somebody named.
struct PathOpening {
  private let path: FolderPath
  private let context: ReadingContext

  init(_ path: [UInt8], context: ReadingContext) {
    self.path = FolderPath(path)
    self.context = context
    context.begin(self.path.shown)
  }

  /// The producer for the path, or nil when there is nothing to read; why goes to the problems.
  func producer() -> (any BatchProducer)? {
    let opening = InputOpening(
      context: context, place: MessagePlace(path: path.shown, offsetInFile: 0), isNamed: true)
    if path.bytes == [UInt8(ascii: "-")] {
      return opening.producer(for: PipeInput(.standardInput()))
    }
    do {
      let file = try path.open()
      let status = try file.status()
      switch status.kind {
      case .folder:
        guard context.isNewFolder(status.identity) else { return nil }
        return FolderProducer(
          SharedFile(file), status.identity, at: path, name: nil, context: context)
      case .regular:
        guard context.isNewFile(status.identity) else { return nil }
        var opening = opening
        opening.location = path
        opening.place.fileDate = Timestamp.trustworthy(seconds: status.modified.seconds)
        let shared = SharedFile(file)
        return context.producer(of: shared, status, at: path, folder: nil, isNamed: true) {
          opening.resumption = $0
          return opening.producer(for: RegularFileInput(shared, size: status.size))
        }
      case .pipe:
        file.waitForInput()
        return opening.producer(for: PipeInput(file))
      default:
        context.report(MailboxProblem(.notRegular, path: path.shown))
        return nil
      }
    } catch {
      context.report(MailboxProblem(error, opening: path.shown, isNamed: true))
      return nil
    }
  }
}
