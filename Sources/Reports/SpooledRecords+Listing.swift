import Analysis
import Bytes
import Records

extension SpooledRecords {
  /// The record of a message of the listing.
  func record(of message: MessageListing.Message) throws(FileError) -> MessageRecord? {
    guard message.place < count else { return nil }
    do throws(SystemError) {
      return try record(message.place)
    } catch {
      throw FileError(ofSpool: error)
    }
  }
}
