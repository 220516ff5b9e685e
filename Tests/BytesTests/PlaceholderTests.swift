@testable import Bytes
