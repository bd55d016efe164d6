import ComposableArchitecture
import Testing

/// The words that people's tests match on.
@MainActor
@Suite("Rule 8: messages keep the words that people know") struct MisuseMessageTests {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case increment, load, loaded, never }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .load:
          return .send(.loaded)
        case .loaded:
          return .none
        case .never:
          return .run { _ in try await Task.never() }
        }
      }
    }
  }

  typealias RuntimeWarning = @MainActor @Sendable (TestStoreOf<Feature>) async -> Void

  static let cases: [(words: [String], misuse: RuntimeWarning)] = [
    (
      ["state change does not match expectation", "(Expected: −, Actual: +)"],
      { await $0.send(.increment) { $0.count = 7 } }
    ),
    (["State was not expected to change", "(Expected: −, Actual: +)"], { await $0.send(.increment) }),
    (
      ["Expected state to change, but no change occurred"],
      { await $0.send(.loaded) { $0.count = 0 } }
    ),
    (
      ["Must handle 1 received action before sending an action"],
      {
        await $0.send(.load)
        await $0.send(.increment) { $0.count = 1 }
      }
    ),
    (["Expected to receive", "received none"], { await $0.receive(.loaded) }),
    (["Expected to receive", "received none"], { await $0.receive(\.loaded) }),
    (["Expected to receive", "received none"], { await $0.receive({ _ in true }) }),
    (["still running"], { await $0.send(.never) }),
    (
      ["Expected effects to finish"],
      {
        await $0.send(.never)
        await $0.finish(timeout: .zero)
      }
    ),
    (["no received actions to skip"], { await $0.skipReceivedActions() }),
    (["no in-flight effects to skip"], { await $0.skipInFlightEffects() }),
    (
      ["unexpected action", "loaded"],
      { await $0.send(.load) }
    ),
  ]

  @Test(arguments: 0..<12)
  func `a misuse is said once in the words that people know`(index: Int) async {
    let (words, misuse) = Self.cases[index]
    let messages = await recordedIssues {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      store.timeout = 0
      await misuse(store)
    }
    #expect(messages.count == 1, "\(messages)")
    for word in words { #expect(messages.first?.contains(word) == true, "\(messages)") }
  }

  private nonisolated static func storeActor() -> StoreActorOf<IfLetTests.Parent> {
    StoreActor(initialState: IfLetTests.Parent.State()) { IfLetTests.Parent() }
  }

  @Test func `a misuse in a store on an actor is said once too`() async {
    let messages = await recordedIssues {
      await Self.storeActor().send(.child(.increment))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("received a child action when child state was \"nil\"") == true)
  }

  @Test func `a send from a finished effect names where the effect was started`() async {
    let send = LockIsolated<Send<Int>?>(nil)
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in action == 0 ? .run { send.setValue($0) } : .none }
    }
    await store.send(0).finish()
    let messages = await recordedIssues {
      send.value?(1)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("MisuseMessageTests.swift") == true)
  }

  @Test func `an unset test dependency is said once`() async {
    struct Clientless: TestDependencyKey {
      static var testValue: @Sendable () -> Int { unimplemented("Clientless", placeholder: 0) }
    }
    let messages = await recordedIssues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Void> { state, _ in
          @Dependency(Clientless.self) var client
          state = client()
          return .none
        }
      }
      await store.send(())
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Clientless") == true)
  }

  /// None of these ends the process: the store keeps working.
  @Test func `after a misuse the store goes on`() async {
    _ = await recordedIssues {
      let store = Store(initialState: IfLetTests.Parent.State()) { IfLetTests.Parent() }
      store.send(.child(.increment))
      store.send(.open)
      store.send(.child(.increment))
      #expect(store.withState(\.child?.count) == 1)
    }
  }
}
