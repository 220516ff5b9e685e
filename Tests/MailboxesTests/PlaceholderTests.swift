@testable import Mailboxes
