import Platform

/// A counter of XCTest's tests. It tells them apart, because they run one after the other.
package enum XCTestIdentity {
  static let started = Atomic(0)

  /// Counts a test. Call it before each test.
  package static func testWillStart() { started.add(1, ordering: .relaxed) }
}
