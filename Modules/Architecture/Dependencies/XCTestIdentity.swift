import Foundation
import IssueReporting
import Platform

/// Tells the tests of XCTest apart, which run one after the other, by counting them.
package enum XCTestIdentity {
  static let started = Atomic(0)

  /// Is to be called before each test.
  package static func testWillStart() { started.add(1, ordering: .relaxed) }
}
