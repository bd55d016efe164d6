import IssueReporting
import Testing

@testable import ComposableArchitecture

/// The failures of a test store, and their messages.
@MainActor
@Suite struct TestStoreTests {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      var count = 0
      var text = ""
    }
    enum Action: Equatable { case increment, load, loaded(String), wait, never, more }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .load:
          return .run { await $0(.loaded("text")) }
        case .loaded(let text):
          state.text = text
          state.count += 1
          return .none
        case .wait:
          return .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.loaded("waited"))
          }
        case .never:
          return .run { _ in try await Task.never() }
        case .more:
          return .merge(.send(.increment), .send(.loaded("more")))
        }
      }
    }
  }

  /// A time that no run of the tests reaches, in nanoseconds. A test that waits for it is stopped as hanging.
  private static let day: UInt64 = 86_400 * 1_000_000_000

  private func issues(_ body: (TestStoreOf<Feature>) async -> Void) async -> [String] {
    await recordedIssues {
      let store = TestStore(initialState: Feature.State()) {
        Feature()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await body(store)
    }
  }

  private func expectIssue(_ words: String..., body: (TestStoreOf<Feature>) async -> Void) async {
    let messages = await issues(body)
    #expect(messages.count == 1, "\(messages)")
    for word in words { #expect(messages.first?.contains(word) == true, "\(messages)") }
  }

  @Test func `a wrong expectation shows a difference`() async {
    await expectIssue(
      "state change does not match expectation",
      "−   count: 2",
      "+   count: 1",
      "(Expected: −, Actual: +)"
    ) { await $0.send(.increment) { $0.count = 2 } }
  }

  @Test func `an unexpected change is a failure`() async {
    await expectIssue("State was not expected to change") { await $0.send(.increment) }
  }

  @Test func `a closure that changes nothing is a failure`() async {
    await expectIssue("Expected state to change, but no change occurred") {
      await $0.send(.load) { _ in }
      await $0.receive(\.loaded) {
        $0.count = 1
        $0.text = "text"
      }
    }
  }

  @Test func `sending before receiving is a failure`() async {
    await expectIssue("Must handle 1 received action before sending an action", "loaded") {
      await $0.send(.load)
      await $0.send(.increment) { $0.count += 1 }
    }
  }

  @Test func `an action that is not received is reported once at the end`() async {
    await expectIssue("The store received 1 unexpected action", "loaded") { await $0.send(.load) }
  }

  @Test func `finish reports unreceived actions once`() async {
    await expectIssue("The store received 1 unexpected action") {
      await $0.send(.load)
      await $0.finish()
    }
  }

  @Test func `an effect that is still running is reported once at the end`() async {
    await expectIssue("still running", "TestStoreTests.swift") { await $0.send(.never) }
  }

  @Test func `finish reports running effects once and waits for no timeout`() async {
    await expectIssue("Expected effects to finish", "suspended") {
      $0.timeout = Self.day
      await $0.send(.wait)
      await $0.finish()
    }
  }

  @Test func `a receive that nothing can satisfy fails at once`() async {
    await expectIssue("Expected to receive an action, but received none", "No effects are in flight") {
      $0.timeout = Self.day
      await $0.receive(\.loaded)
    }
  }

  @Test func `a receive names the suspended effect and where it started`() async {
    await expectIssue("received none", "TestClock", "TestStoreTests.swift:") {
      $0.timeout = Self.day
      await $0.send(.wait)
      await $0.receive(\.loaded)
    }
  }

  @Test func `receiving another action is a failure`() async {
    await expectIssue("Received unexpected action", "(Expected: −, Received: +)") {
      await $0.send(.load)
      await $0.receive(.loaded("other")) {
        $0.count = 1
        $0.text = "text"
      }
    }
  }

  @Test func `receives match by predicate case and value`() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.more)
    await store.receive {
      $0 == .increment
    } assert: {
      $0.count = 1
    }
    await store.receive(\.loaded, "more") {
      $0.count = 2
      $0.text = "more"
    }
  }

  @Test func `skipping received actions takes over their state`() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.more)
    await store.skipReceivedActions()
    await store.send(.increment) { $0.count = 3 }
    #expect(store.state.text == "more")
  }

  @Test func `skipping nothing is a failure`() async {
    await expectIssue("no received actions to skip") { await $0.skipReceivedActions() }
    await expectIssue("no in-flight effects to skip") { await $0.skipInFlightEffects() }
  }

  @Test func `skipping in flight effects ends them`() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.never)
    await store.skipInFlightEffects()
    #expect(store.core.engine.registry.isEmpty)
  }

  @Test func `with exhaustivity off only what is asserted counts`() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    store.exhaustivity = .off
    await store.send(.more)
    #expect(store.state.count == 2)
    await store.receive(\.loaded) { $0.text = "more" }
    await store.send(.never)
  }

  @Test func `with exhaustivity off a wrong assertion still fails`() async {
    await expectIssue("state change does not match expectation", "text: \"wrong\"") {
      $0.exhaustivity = .off
      await $0.send(.load)
      await $0.receive(\.loaded) { $0.text = "wrong" }
    }
  }

  @Test func `skipped assertions can be shown`() async {
    let notes = IssueRecorder()
    // To Swift Testing the note is a known issue. The reporter removes it here.
    await withKnownIssue {
      await notes {
        let store = TestStore(initialState: Feature.State()) { Feature() }
        store.exhaustivity = .off(showSkippedAssertions: true)
        await store.send(.increment)
      }
    }
    let messages = notes.messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Skipped assertions") == true, "\(messages)")
    #expect(messages.first?.contains("+   count: 1") == true, "\(messages)")
  }

  @Test func `the state can be asserted between actions`() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.increment) { $0.count = 1 }
    store.assert { $0.count = 1 }
    await expectIssue("state change does not match expectation") {
      await $0.send(.increment) { $0.count = 1 }
      $0.assert { $0.count = 5 }
    }
  }

  @Test func `many test stores run at the same time`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let clock = TestClock()
          let store = await TestStore(initialState: Feature.State()) {
            Feature()
          } withDependencies: {
            $0.continuousClock = clock
          }
          await store.send(.wait)
          await clock.advance(by: .seconds(1))
          await store.receive(\.loaded) {
            $0.count = 1
            $0.text = "waited"
          }
        }
      }
    }
  }
}
