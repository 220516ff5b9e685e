@testable import CommandLineKit
