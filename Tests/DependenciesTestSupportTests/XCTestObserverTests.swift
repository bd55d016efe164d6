import Dependencies
import DependenciesTestSupport
import XCTest

final class XCTestObserverTests: XCTestCase {
  @Dependency(Counter.self) private var counter

  func testADefaultIsMadeOncePerTest() {
    XCTAssertEqual(counter.increment(), 1)
    XCTAssertEqual(counter.increment(), 2)
  }

  func testADefaultOfAnotherTestIsNotSeen() async {
    XCTAssertEqual(counter.increment(), 1)
    let counter = _counter
    let count = await Task { counter.wrappedValue.increment() }.value
    XCTAssertEqual(count, 2)
  }

  func testADefaultIsSeenFromADetachedTask() async {
    XCTAssertEqual(counter.increment(), 1)
    let counter = _counter
    let count = await Task.detached { counter.wrappedValue.increment() }.value
    XCTAssertEqual(count, 2)
  }
}
