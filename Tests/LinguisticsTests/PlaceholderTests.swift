@testable import Linguistics
