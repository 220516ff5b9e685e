@testable import Records
