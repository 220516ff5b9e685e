@testable import SupportMail
