import ComposableArchitecture
import Testing

// Each of these tests fails once, at the marked line, with the message of the mark. Scripts/foreign checks it.
@MainActor
struct MustFailTests {
  @Test func `a change that is not asserted`() async {
    let store = testCountdown()
    await store.send(.ticked)  // fails: State was not expected to change
  }

  @Test func `a wrong change`() async {
    let store = testCountdown()
    await store.send(.ticked) { $0.count = 7 }  // fails: state change does not match expectation
  }

  @Test func `an action that never comes`() async {
    let store = testCountdown()
    await store.receive(.ticked)  // fails: Expected to receive an action, but received none
  }

  @Test func `a send before a receive`() async {
    let store = testCountdown()
    await store.send(.resetButtonTapped)
    await store.send(.ticked) { $0.count = 1 }  // fails: Must handle 1 received action
  }

  @Test func `an action that is left at the end`() async {
    let store = testCountdown()  // fails: The store received 1 unexpected action by the end of this test
    await store.send(.resetButtonTapped)
  }

  @Test func `an effect that is left at the end`() async {
    let store = testCountdown()
    await store.send(.startButtonTapped)  // fails: An effect returned for this action is still running
  }

  @Test func `an effect that does not finish`() async {
    let store = testCountdown()
    await store.send(.startButtonTapped)
    await store.finish()  // fails: Expected effects to finish
  }

  @Test func `a send to a dismissed store`() async {
    let store = testCountdown()
    await store.send(.closeButtonTapped)
    await store.send(.startButtonTapped)  // fails: Can't send action to dismissed test store
  }

  @Test func `a shared value that is replaced`() async {
    let store = testCountdown()
    await store.send(.unshareButtonTapped)  // fails: State was not expected to change
  }
}

struct MustFailOffTheMainActorTests {
  @Test func `a store off the main actor`() async {
    let store = TestStoreActor(initialState: Countdown.State()) { Countdown() }
    await store.send(.ticked)  // fails: State was not expected to change
  }

  @Test func `a reported issue`() {
    reportIssue("Reported.")  // fails: Reported.
  }
}
