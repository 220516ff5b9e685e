import Bytes
import Records

/// The files in a zip or tar, each an input of its own called `ARCHIVE/inner path`.
final class ContainerProducer: BatchProducer {
  private let archive: Archive
  private let opening: InputOpening
  private let context: ReadingContext
  private let path: FolderPath
  private var loose: LooseFiles
  private var waiting: (any BatchProducer)?
  private var isOver = false
  private var hasMail = false

  /// - Parameter opening: how the container itself was opened.
  init(_ archive: Archive, opening: InputOpening) {
    self.archive = archive
    self.opening = opening
    context = opening.context
    path = FolderPath(Array(opening.place.path.utf8))
    loose = LooseFiles(opening.context)
  }

  func next() -> ProducerStep {
    while true {
      if waiting != nil || isOver || loose.isFull, let batch = loose.close() {
        hasMail = true
        return .batch(batch)
      }
      if let producer = waiting.take() {
        hasMail = true
        return .enter(producer)
      }
      if isOver { return .end }
      if let member = archive.next() { read(member) } else { finish() }
    }
  }

  private func read(_ member: Archive.Member) {
    let names = member.path.split(separator: UInt8(ascii: "/")).filter { $0 != [0x2E] }
    guard let name = names.last else { return }
    var place = MessagePlace(
      path: path.appending(Array(names.joined(separator: [0x2F]))).shown, offsetInFile: 0)
    place.fileDate = member.modified
    var folders = names.dropLast()
    if let last = folders.last, names.count > 1 {
      let parsed = MaildirName(Array(name).span)
      switch String(decoding: last, as: UTF8.self) {
      case "tmp" where parsed.number != nil: return
      case "new", "cur":
        guard name.first != UInt8(ascii: ".") else { return }
        folders = folders.dropLast()
        place.fileDate = parsed.date ?? place.fileDate
        place.flags = parsed.flags
      default: break
      }
    }
    var folder: String?
    for name in folders { folder = FolderKind.other.folderName(Array(name), in: folder) }
    place.folder = folder
    let input = UnpackedInput(archive, limits: context.limits)
    input.notes = { [context, path = place.path] in
      context.report(MailboxProblem($0, path: path))
    }
    waiting = loose.read(
      input,
      opening: InputOpening(
        context: context, place: place, isNamed: false, level: opening.level + 1))
  }

  private func finish() {
    isOver = true
    if let failure = archive.failure {
      context.report(MailboxProblem(failure: failure, path: opening.place.path, offset: nil))
    } else if opening.isNamed, !hasMail, !loose.hasAny {
      context.report(
        MailboxProblem(.notMail, path: opening.place.path, detail: "an archive without mail"))
    }
  }
}
