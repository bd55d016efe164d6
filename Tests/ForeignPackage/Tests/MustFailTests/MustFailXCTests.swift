import ComposableArchitecture
import XCTest

// Each of these tests fails once, at the marked line, with the message of the mark. Scripts/foreign checks it.
final class MustFailXCTests: XCTestCase {
  @MainActor
  func testAChangeThatIsNotAsserted() async {
    let store = testCountdown()
    await store.send(.ticked)  // fails: State was not expected to change
  }

  @MainActor
  func testAWrongChange() async {
    let store = testCountdown()
    await store.send(.ticked) { $0.count = 7 }  // fails: state change does not match expectation
  }

  @MainActor
  func testAnActionThatNeverComes() async {
    let store = testCountdown()
    await store.receive(.ticked)  // fails: Expected to receive an action, but received none
  }

  @MainActor
  func testAnActionThatIsLeftAtTheEnd() async {
    let store = testCountdown()  // fails: The store received 1 unexpected action by the end of this test
    await store.send(.resetButtonTapped)
  }

  @MainActor
  func testAnEffectThatIsLeftAtTheEnd() async {
    let store = testCountdown()
    await store.send(.startButtonTapped)  // fails: An effect returned for this action is still running
  }

  func testAStoreOffTheMainActor() async {
    let store = TestStoreActor(initialState: Countdown.State()) { Countdown() }
    await store.send(.ticked)  // fails: State was not expected to change
  }

  func testAReportedIssue() {
    reportIssue("Reported.")  // fails: Reported.
  }
}
