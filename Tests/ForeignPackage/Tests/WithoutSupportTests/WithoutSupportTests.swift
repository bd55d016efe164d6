import ComposableArchitecture
import Testing
import XCTest

@testable import CaseStudies

// The target lacks the support product: making a test store stops the process, before anything could pass by mistake.
@MainActor
@Suite struct WithoutSupportTests {
  @Test func `a test store`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped)
  }
}

final class WithoutSupportXCTests: XCTestCase {
  @MainActor
  func testATestStore() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.incrementButtonTapped)
  }
}
