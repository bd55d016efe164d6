import ComposableArchitecture
import XCTest

@testable import Samples

/// Tests as they were written before Swift Testing.
final class CounterXCTests: XCTestCase {
  @MainActor
  func testCounting() async {
    let store = TestStore(initialState: NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: {
      $0.numberFact.fact = { @Sendable _ in throw APIError.offline }
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.factButtonTapped) {
      $0.fact = .loading(previous: nil)
    }
    await store.receive(\.factResponse) {
      $0.fact = .failed(.offline, previous: nil)
    }
    XCTAssertEqual(store.state.count, 1)
    expectNoDifference(store.state.fact, .failed(.offline, previous: nil))
  }

  func testDependencies() async {
    await withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.locale = Locale(identifier: "en_US")
    } operation: {
      @Dependency(\.date.now) var now
      XCTAssertEqual(now, Date(timeIntervalSince1970: 0))
      let values = await withMainSerialExecutor {
        var values: [Int] = []
        for await value in AsyncStream([1, 2, 3].async) { values.append(value) }
        return values
      }
      XCTAssertEqual(values, [1, 2, 3])
    }
  }
}

extension Array where Element: Sendable {
  fileprivate var async: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}
