@testable import Assets
