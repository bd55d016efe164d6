import ComposableArchitecture
import XCTest

/// In XCTest, each test has its own dependencies and shared values, without a base class.
///
/// Each test of a pair would see the values that the other leaves behind, whichever runs first.
final class IsolationXCTests: XCTestCase {
  func testASharedValueInMemoryIsThatOfThisTest() {
    @Shared(.inMemory("IsolationXCTests.local")) var count = 0
    XCTAssertEqual(count, 0)
    $count.withLock { $0 += 1 }
    XCTAssertEqual(count, 1)
  }

  func testASharedValueInMemoryIsThatOfThisTestToo() {
    testASharedValueInMemoryIsThatOfThisTest()
  }

  func testAFileIsThatOfThisTest() {
    @Shared(.fileStorage(URL(fileURLWithPath: "/IsolationXCTests.json"))) var count = 0
    XCTAssertEqual(count, 0)
    $count.withLock { $0 += 1 }
    @Shared(.fileStorage(URL(fileURLWithPath: "/IsolationXCTests.json"))) var same = 7
    XCTAssertEqual(same, 1)
  }

  func testAFileIsThatOfThisTestToo() {
    testAFileIsThatOfThisTest()
  }

  func testASettingIsThatOfThisTest() {
    @Shared(.appStorage("IsolationXCTests")) var count = 0
    XCTAssertEqual(count, 0)
    $count.withLock { $0 += 1 }
  }

  func testASettingIsThatOfThisTestToo() {
    testASettingIsThatOfThisTest()
  }

  @MainActor
  func testAFeatureHasSharedValuesOfThisTest() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    XCTAssertEqual(store.state.count, 0)
    await store.send(.incremented) {
      $0.$count.withLock { $0 = 1 }
      $0.number = 1
    }
  }

  @MainActor
  func testAFeatureHasSharedValuesOfThisTestToo() async {
    await testAFeatureHasSharedValuesOfThisTest()
  }

  func testADependencyIsThatOfThisTest() {
    @Dependency(\.tally) var tally
    XCTAssertEqual(tally.next(), 1)
    XCTAssertEqual(tally.next(), 2)
  }

  func testADependencyIsThatOfThisTestToo() {
    testADependencyIsThatOfThisTest()
  }

  func testPreparedDependenciesAreThoseOfThisTest() {
    @Dependency(\.tally) var tally
    prepareDependencies { $0.tally = Tally(start: 10) }
    XCTAssertEqual(tally.next(), 11)
  }

  func testPreparedDependenciesAreThisTestsToo() {
    testPreparedDependenciesAreThoseOfThisTest()
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("IsolationXCTests.feature")) var count = 0
    var number = 0
  }

  enum Action {
    case incremented
  }

  @Dependency(\.tally) var tally

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.$count.withLock { $0 += 1 }
        state.number = tally.next()
        return .none
      }
    }
  }
}

private final class Tally: DependencyKey, Sendable {
  private let number: LockIsolated<Int>

  init(start: Int = 0) { number = LockIsolated(start) }

  func next() -> Int {
    number.withValue {
      $0 += 1
      return $0
    }
  }

  static var liveValue: Tally { Tally() }
  static var testValue: Tally { Tally() }
}

extension DependencyValues {
  fileprivate var tally: Tally {
    get { self[Tally.self] }
    set { self[Tally.self] = newValue }
  }
}
