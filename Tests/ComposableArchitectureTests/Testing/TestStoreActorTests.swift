import Testing

@testable import ComposableArchitecture

/// Test stores off the main actor.
@Suite struct TestStoreActorTests {
  typealias Feature = StoreActorTests.Feature

  private func testStore(_ clock: TestClock<Duration> = TestClock()) -> TestStoreActorOf<Feature> {
    TestStoreActor(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `actions are sent received and asserted`() async {
    let clock = TestClock()
    let store = testStore(clock)
    await store.send(.increment) { $0.count = 1 }
    await store.send(\.child.increment) { $0.child.count = 1 }
    await store.send(.load)
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded, 42) { $0.count = 42 }
    #expect(await store.state.count == 42)
    await store.finish()
  }

  @Test func `a wrong expectation fails`() async {
    let messages = await recordedIssues {
      await testStore().send(.increment) { $0.count = 2 }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("state change does not match expectation") == true)
  }

  @Test func `a receive that nothing can satisfy names the effect that is suspended`() async {
    let messages = await recordedIssues {
      let store = testStore()
      await store.send(.load)
      await store.receive(\.loaded)
      await store.skipInFlightEffects()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("received none") == true)
    #expect(messages.first?.contains("StoreActorTests.swift") == true)
  }

  @Test func `effects that are still running at the end are reported`() async {
    let messages = await recordedIssues {
      await testStore().send(.never)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("still running") == true)
  }

  @Test func `exhaustivity and dependencies can be changed`() async {
    let store = testStore()
    await store.setExhaustivity(.off)
    await store.send(.increment)
    await store.withDependencies { $0.continuousClock = ImmediateClock() }
    await store.send(.load)
    await store.receive(\.loaded)
    await store.assert { $0.count = 42 }
    await store.skipReceivedActions(strict: false)
    #expect(await store.exhaustivity == .off)
  }

  @Test func `tasks are cancelled and finished`() async {
    let store = testStore()
    let task = await store.send(.never)
    await task.cancel()
    await store.finish()
    #expect(task.isCancelled)
  }

  /// Determinism: many stores at once, each with a clock, debounce, merge, concatenate and cancellation.
  @Test func `a thousand stores run at the same time`() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1...1_000 { group.addTask { await Busy.run(number) } }
    }
  }
}

/// A feature with every kind of effect that takes time.
@Reducer private struct Busy {
  @ObservableState struct State: Equatable, Sendable { var log: [String] = [] }
  enum Action: Equatable, Sendable { case start, typed(String), stop, said(String) }
  enum ID { case work, typing }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .concatenate(
          .merge(say("a", after: 1), say("b", after: 2)),
          .send(.said("c")),
          say("d", after: 1)
        )
        .cancellable(id: ID.work)
      case .typed(let text):
        return .send(.said(text)).debounce(id: ID.typing, for: .seconds(3), clock: clock)
      case .stop:
        return .cancel(id: ID.work)
      case .said(let text):
        state.log.append(text)
        return .none
      }
    }
  }

  private func say(_ text: String, after seconds: Int) -> EffectOf<Self> {
    .run { send in
      try await clock.sleep(for: .seconds(seconds))
      await send(.said(text))
    }
  }

  static func run(_ number: Int) async {
    let clock = TestClock()
    let store = TestStoreActor(initialState: State()) {
      Busy()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start)
    await store.send(.typed("x\(number)"))
    await clock.advance(by: .seconds(1))
    await store.receive(.said("a")) { $0.log = ["a"] }
    await store.send(.typed("y\(number)"))
    await clock.advance(by: .seconds(1))
    await store.receive(.said("b")) { $0.log = ["a", "b"] }
    await store.receive(.said("c")) { $0.log = ["a", "b", "c"] }
    if number.isMultiple(of: 2) { await store.send(.stop) }
    await clock.run()
    if !number.isMultiple(of: 2) {
      await store.receive(.said("d")) { $0.log.append("d") }
    }
    await store.receive(.said("y\(number)")) { $0.log.append("y\(number)") }
    await store.finish()
  }
}
