@testable import JSON
