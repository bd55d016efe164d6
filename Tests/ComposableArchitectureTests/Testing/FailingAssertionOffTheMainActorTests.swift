import ComposableArchitecture
import Testing

/// Each assertion of a test store off the main actor fails when it must: once, and at the line of the test.
@Suite struct FailingAssertionOffTheMainActorTests {
  typealias Feature = StoreActorTests.Feature

  private func testStore() -> TestStoreActorOf<Feature> {
    TestStoreActor(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
  }

  @Test func `send with a wrong change`() async {
    let store = testStore()
    await expectFailure("state change does not match expectation") {
      await store.send(.increment) { $0.count = 2 }
    }
    await expectFailure("State was not expected to change") {
      await store.send(\.increment)
    }
    await expectFailure("State was not expected to change") {
      await store.send(\.loaded, 7)
    }
  }

  @Test func `receive without an action`() async {
    let store = testStore()
    await expectFailure("Expected to receive", "received none") {
      await store.receive(\.loaded)
    }
    await expectFailure("Expected to receive", "received none") {
      await store.receive(\.loaded, 42)
    }
    await expectFailure("Expected to receive", "received none") {
      await store.receive(matching: { $0.is(\.loaded) })
    }
  }

  @Test func `send before an action is received`() async {
    let store = testStore()
    await store.send(.load)
    await expectFailure("Must handle 1 received action before sending an action", "loaded(42)") {
      await store.send(.increment) { $0.count = 43 }
    }
  }

  @Test func `receive of another action, and with a wrong change`() async {
    let store = testStore()
    await store.send(.load)
    await expectFailure("Received unexpected action", "loaded(42)") {
      await store.receive(\.increment) { $0.count = 42 }
    }
    await store.send(.load)
    await expectFailure("state change does not match expectation") {
      await store.receive(\.loaded) { $0.count = 7 }
    }
  }

  @Test func `finish with an effect that runs`() async {
    let store = testStore()
    let task = await store.send(.never)
    await expectFailure("Expected effects to finish") {
      await task.finish(timeout: .milliseconds(1))
    }
    await expectFailure("Expected effects to finish") {
      await store.finish(timeout: .milliseconds(1))
    }
    await store.skipInFlightEffects()
  }

  @Test func `finish with an action that is not received`() async {
    let store = testStore()
    await store.send(.load)
    await expectFailure("The store received 1 unexpected action") {
      await store.finish()
    }
  }

  @Test func `an action that is left at the end`() async {
    await expectFailure("The store received 1 unexpected action by the end of this test") {
      let store = TestStoreActor(initialState: Feature.State()) {
        Feature()
      } withDependencies: {
        $0.continuousClock = ImmediateClock()
      }
      await store.send(.load)
    }
  }

  @Test func `an effect that is left at the end`() async {
    var store: TestStoreActorOf<Feature>? = testStore()
    await expectFailure("An effect returned for this action is still running") {
      await store?.send(.never)
      store = nil
    }
  }

  @Test func `a send after the dismissal`() async {
    let store = TestStoreActor(initialState: TestStoreLifeTests.Feature.State()) {
      TestStoreLifeTests.Feature()
    }
    await store.send(.close)
    await expectFailure("Can't send action to dismissed test store") {
      await store.send(.share)
    }
  }

  @Test func `skipping nothing, and asserting a wrong state`() async {
    let store = testStore()
    await expectFailure("There were no received actions to skip") {
      await store.skipReceivedActions()
    }
    await expectFailure("There were no in-flight effects to skip") {
      await store.skipInFlightEffects()
    }
    await expectFailure("state change does not match expectation") {
      await store.assert { $0.count = 5 }
    }
  }
}
