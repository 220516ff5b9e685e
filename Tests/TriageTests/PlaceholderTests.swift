@testable import triage
