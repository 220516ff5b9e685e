@testable import Extraction
