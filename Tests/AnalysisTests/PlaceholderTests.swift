@testable import Analysis
