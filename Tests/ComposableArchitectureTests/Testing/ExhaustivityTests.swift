import ComposableArchitecture
import IssueReporting
import Testing

/// The things that a test need not assert, and their messages.
@MainActor
@Suite struct ExhaustivityTests {
  typealias Feature = TestStoreTests.Feature

  private func testStore(_ exhaustivity: Exhaustivity = .off) -> TestStoreOf<Feature> {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    store.exhaustivity = exhaustivity
    return store
  }

  private func notes(_ body: (TestStoreOf<Feature>) async -> Void) async -> [String] {
    let notes = IssueRecorder()
    await withKnownIssue(isIntermittent: true) {
      await notes {
        let store = testStore(.off(showSkippedAssertions: true))
        await body(store)
        await store.skipReceivedActions(strict: false)
        await store.skipInFlightEffects(strict: false)
      }
    }
    return notes.messages
  }

  @Test func `a change that is not asserted is noted with its difference`() async {
    let notes = await notes { await $0.send(.increment) }
    #expect(notes.count == 1)
    #expect(notes.first?.contains("Skipped assertions") == true)
    #expect(notes.first?.contains("+   count: 1") == true)
  }

  @Test func `what is asserted in full is not noted`() async {
    #expect(await notes { await $0.send(.increment) { $0.count = 1 } } == [])
  }

  @Test func `actions that are skipped are noted by name`() async {
    let notes = await notes {
      await $0.send(.more)
      await $0.receive(\.loaded) {
        $0.text = "more"
        $0.count = 2
      }
    }
    #expect(notes.count == 1)
    #expect(notes.first?.contains("1 received action was skipped") == true, "\(notes)")
    #expect(notes.first?.contains(".increment") == true, "\(notes)")
  }

  @Test func `nothing is noted unless asked for`() async {
    let store = testStore()
    await store.send(.more)
    await store.receive(\.loaded)
    await store.send(.increment)
  }

  @Test func `the state is that of now not that of the last action`() async {
    let store = testStore()
    await store.send(.more)
    #expect(store.state.count == 2)
    #expect(store.state.text == "more")
  }

  @Test func `the state is that of the last asserted action while all is asserted`() async {
    let store = testStore(.on)
    await store.send(.more)
    #expect(store.state.count == 0)
    await store.receive(\.increment) { $0.count = 1 }
    #expect(store.state.count == 1)
    await store.receive(\.loaded) {
      $0.count = 2
      $0.text = "more"
    }
  }

  @Test func `a receive that finds nothing fails all the same`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.increment)
      await store.receive(\.loaded)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Expected to receive") == true)
  }

  @Test func `a field of several may be asserted`() async {
    let store = testStore()
    await store.send(.load)
    await store.receive(\.loaded) { $0.text = "text" }
    await store.send(.load)
    await store.receive(\.loaded) { $0.count = 2 }
  }

  @Test func `exhaustivity may differ for a part of a test`() async {
    let store = testStore(.on)
    await store.withExhaustivity(.off) {
      await store.send(.increment)
      await store.send(.more)
    }
    #expect(store.exhaustivity == .on)
    await store.skipReceivedActions(strict: false)
    await store.send(.increment) { $0.count = 4 }
    store.withExhaustivity(.off(showSkippedAssertions: false)) { #expect(store.exhaustivity == .off) }
    #expect(store.exhaustivity == .on)
  }

  @Test func `exhaustivity comes back after an error`() async {
    struct Failure: Error {}
    let store = testStore(.on)
    #expect(throws: Failure.self) { try store.withExhaustivity(.off) { throw Failure() } }
    #expect(store.exhaustivity == .on)
    await #expect(throws: Failure.self) {
      try await store.withExhaustivity(.off) {
        await store.send(.increment)
        throw Failure()
      }
    }
    #expect(store.exhaustivity == .on)
  }

  @Test func `effects that run on are not reported`() async {
    let store = testStore()
    await store.send(.never)
    await store.send(.load)
  }

  @Test func `off is off without notes`() {
    #expect(Exhaustivity.off == .off(showSkippedAssertions: false))
    #expect(Exhaustivity.on != .off)
  }
}
