@testable import MIME
