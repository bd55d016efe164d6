import ComposableArchitecture
import Testing

/// Each assertion of a test store fails when it must: once, and at the line of the test.
@MainActor
@Suite struct FailingAssertionTests {
  typealias Feature = TestStoreTests.Feature

  private func testStore() -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
  }

  @Test func `send with a wrong change`() async {
    let store = testStore()
    await expectFailure("state change does not match expectation", "(Expected: −, Actual: +)") {
      await store.send(.increment) { $0.count = 2 }
    }
  }

  @Test func `send without the change`() async {
    let store = testStore()
    await expectFailure("State was not expected to change") {
      await store.send(.increment)
    }
  }

  @Test func `send with a change that does not occur`() async {
    let store = testStore()
    await expectFailure("Expected state to change, but no change occurred") {
      await store.send(.never) { $0.count = 0 }
      store.exhaustivity = .off
    }
  }

  @Test func `send before an action is received`() async {
    let store = testStore()
    await store.send(.load)
    await expectFailure("Must handle 1 received action before sending an action", ".loaded(\"text\")") {
      await store.send(\.increment) { $0.count = 2 }
    }
  }

  @Test func `receive by value, case, predicate and payload without an action`() async {
    let store = testStore()
    await expectFailure("Expected to receive", "received none") {
      await store.receive(.increment)
    }
    await expectFailure("Expected to receive", "received none") {
      await store.receive(\.loaded)
    }
    await expectFailure("Expected to receive", "received none") {
      await store.receive(\.loaded, "text")
    }
    await expectFailure("Expected to receive", "received none") {
      await store.receive { $0 == .increment }
    }
  }

  @Test func `receive with a timeout without an action`() async {
    let store = testStore()
    let day: UInt64 = 86_400 * 1_000_000_000
    await expectFailure("Expected to receive", "received none") {
      await store.receive(.increment, timeout: day)
    }
    await expectFailure("Expected to receive", "received none") {
      await store.receive(\.loaded, timeout: day)
    }
    await expectFailure("Expected to receive", "received none") {
      await store.receive(\.loaded, "text", timeout: day)
    }
    await expectFailure("Expected to receive", "received none") {
      await store.receive({ $0 == .increment }, timeout: day)
    }
  }

  @Test func `receive of another action`() async {
    let store = testStore()
    let change: (inout Feature.State) -> Void = { state in
      state.count += 1
      state.text = "text"
    }
    await store.send(.load)
    await expectFailure("Received unexpected action") {
      await store.receive(.loaded("other"), assert: change)
    }
    await store.send(.load)
    await expectFailure("Received unexpected action", "increment") {
      await store.receive(\.increment, assert: change)
    }
    await store.send(.load)
    await expectFailure("Received unexpected action") {
      await store.receive(\.loaded, "other", assert: change)
    }
    await store.send(.load)
    await expectFailure("Received unexpected action", "an action that matches the predicate") {
      await store.receive({ $0 == .increment }, assert: change)
    }
  }

  @Test func `receive with a wrong change`() async {
    let store = testStore()
    await store.send(.load)
    await expectFailure("state change does not match expectation") {
      await store.receive(\.loaded) { $0.count = 7 }
    }
    await store.send(.load)
    await expectFailure("State was not expected to change") {
      await store.receive(\.loaded)
    }
  }

  @Test func `finish with an effect that runs`() async {
    let store = testStore()
    let task = await store.send(.wait)
    await expectFailure("Expected effects to finish") {
      await task.finish()
    }
    await store.skipInFlightEffects()
    await store.send(.wait)
    await expectFailure("Expected effects to finish") {
      await store.finish()
    }
  }

  @Test func `finish with an action that is not received`() async {
    let store = testStore()
    await store.send(.load)
    await expectFailure("The store received 1 unexpected action") {
      await store.finish()
    }
  }

  @Test func `skipping nothing`() async {
    let store = testStore()
    await expectFailure("There were no received actions to skip") {
      await store.skipReceivedActions()
    }
    await expectFailure("There were no in-flight effects to skip") {
      await store.skipInFlightEffects()
    }
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }

  @Test func `assert of a wrong state`() async {
    let store = testStore()
    await expectFailure("state change does not match expectation") {
      store.assert { $0.count = 1 }
    }
  }

  @Test func `a wrong value without exhaustivity`() async {
    let store = testStore()
    store.exhaustivity = .off
    await expectFailure("state change does not match expectation") {
      await store.send(.increment) { $0.count = 2 }
    }
    await expectFailure("Expected to receive") {
      await store.receive(\.loaded)
    }
  }

  @Test func `exhaustivity within exhaustivity`() async {
    let store = testStore()
    await store.withExhaustivity(.off) {
      await store.send(.increment)
      await store.withExhaustivity(.on) {
        await expectFailure("State was not expected to change") {
          await store.send(.increment)
        }
      }
      await store.send(.increment)
    }
    await expectFailure("State was not expected to change") {
      await store.send(.increment)
    }
  }

  @Test func `an action that is left at the end`() async {
    await expectFailure("The store received 1 unexpected action by the end of this test") {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      await store.send(.load)
    }
  }

  @Test func `an effect that is left at the end`() async {
    var store: TestStoreOf<Feature>? = testStore()
    await expectFailure("An effect returned for this action is still running") {
      await store?.send(.wait)
      store = nil
    }
  }
}
