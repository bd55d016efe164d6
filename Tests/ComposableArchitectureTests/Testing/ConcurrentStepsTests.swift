import ComposableArchitecture
import Testing

/// A feature with an alarm that rings when its clock is moved.
@Reducer private struct Alarm {
  @ObservableState struct State: Equatable { var rings = 0 }
  enum Action { case set, ring, rang, wait }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.rang)
        }
      case .ring: return .send(.rang)
      case .wait: return .run { _ in try await clock.sleep(for: .seconds(1)) }
      case .rang:
        state.rings += 1
        return .none
      }
    }
  }
}

/// Steps of a test store in several tasks of a test.
@MainActor @Suite struct ConcurrentStepsTests {
  let clock = TestClock()

  private func makeStore() -> TestStoreOf<Alarm> {
    let store = TestStore(initialState: Alarm.State()) {
      Alarm()
    } withDependencies: {
      $0.continuousClock = clock
    }
    // Far longer than any of these tests, which never wait for it.
    store.timeout = .seconds(86_400)
    return store
  }

  @Test(.timeLimit(.minutes(30))) func `a child task receives while the test moves the clock`() async {
    let store = makeStore()
    await store.send(.set)
    async let receiving: Void = store.receive(\.rang) { $0.rings = 1 }
    await clock.advance(by: .seconds(1))
    await receiving
  }

  @Test(.timeLimit(.minutes(30))) func `a task receives before the test moves the clock`() async {
    let store = makeStore()
    await store.send(.set)
    let receiving = Task { await store.receive(\.rang) { $0.rings = 1 } }
    for _ in 1...100 { await Task.yield() }
    await clock.advance(by: .seconds(1))
    await receiving.value
  }

  @Test(.timeLimit(.minutes(30))) func `a child task finishes while the test moves the clock`() async {
    let store = makeStore()
    let task = await store.send(.wait)
    async let finishing: Void = store.finish()
    async let ending: Void = task.finish()
    await clock.run()
    _ = await (finishing, ending)
  }

  @Test(.timeLimit(.minutes(30))) func `a child task receives what the test sends`() async {
    let store = makeStore()
    async let receiving: Void = store.receive(\.rang) { $0.rings = 1 }
    for _ in 1...100 { await Task.yield() }
    await store.send(.ring)
    await receiving
  }

  @Test(.timeLimit(.minutes(30))) func `the test receives while a task moves the clock`() async {
    let store = makeStore()
    await store.send(.set)
    let moving = Task { await clock.advance(by: .seconds(1)) }
    await store.receive(\.rang) { $0.rings = 1 }
    await moving.value
  }

  @Test(.timeLimit(.minutes(30))) func `a receive with a timeout waits for a task to move the clock`() async {
    let store = makeStore()
    await store.send(.set)
    let moving = Task {
      for _ in 1...1_000 { await Task.yield() }
      await clock.advance(by: .seconds(1))
    }
    await store.receive(\.rang, timeout: .seconds(86_400)) { $0.rings = 1 }
    await moving.value
  }

  @Test(.timeLimit(.minutes(30))) func `a finish with a timeout waits for a task to move the clock`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.set)
    let moving = Task {
      for _ in 1...1_000 { await Task.yield() }
      await clock.advance(by: .seconds(1))
    }
    await store.finish(timeout: .seconds(86_400))
    await moving.value
    #expect(store.state.rings == 1)
  }

  @Test(.timeLimit(.minutes(30))) func `the test receives what a task sends`() async {
    let store = makeStore()
    let sending = Task { await store.send(.ring) }
    await store.receive(\.rang) { $0.rings = 1 }
    _ = await sending.value
  }

  @Test(.timeLimit(.minutes(30))) func `a test that does nothing else fails at once`() async {
    let store = makeStore()
    let task = await store.send(.set)
    await expectFailure("Expected to receive an action, but received none. …", "TestClock") {
      await store.receive(\.rang)
    }
    await expectFailure("Expected effects to finish, but there are still effects in-flight. …") {
      await store.finish()
    }
    await expectFailure("received none after 0.001 seconds. …", "TestClock") {
      await store.receive(\.rang, timeout: .milliseconds(1))
    }
    await task.cancel()
  }

  @Test func `a child task fails when the time has passed`() async {
    let store = makeStore()
    store.timeout = .milliseconds(1)
    await expectFailure("received none after 0.001 seconds") {
      await Task { await store.receive(\.rang) }.value
    }
  }

  @Test func `two tasks that wait for each other fail when the time has passed`() async {
    let store = makeStore()
    store.timeout = .milliseconds(1)
    await withKnownIssue {
      async let first: Void = store.receive(\.rang)
      async let second: Void = store.receive(\.rang)
      _ = await (first, second)
    } matching: {
      $0.description.contains("received none after 0.001 seconds")
    }
  }
}

/// Steps of a test store off the main actor, in several tasks of a test.
@Suite struct ConcurrentStepsOffTheMainActorTests {
  let clock = TestClock()

  private func makeStore() -> TestStoreActor<Alarm.State, Alarm.Action> {
    TestStoreActor(initialState: Alarm.State()) {
      Alarm()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test(.timeLimit(.minutes(30))) func `a child task receives while the test moves the clock`() async {
    let store = makeStore()
    await store.send(.set)
    async let receiving: Void = store.receive(\.rang, timeout: .seconds(86_400)) { $0.rings = 1 }
    await clock.advance(by: .seconds(1))
    await receiving
  }

  @Test(.timeLimit(.minutes(30))) func `a task receives before the test moves the clock`() async {
    let store = makeStore()
    await store.send(.set)
    let receiving = Task { await store.receive(\.rang, timeout: .seconds(86_400)) { $0.rings = 1 } }
    for _ in 1...100 { await Task.yield() }
    await clock.advance(by: .seconds(1))
    await receiving.value
  }

  @Test(.timeLimit(.minutes(30))) func `a child task receives what the test sends`() async {
    let store = makeStore()
    async let receiving: Void = store.receive(\.rang, timeout: .seconds(86_400)) { $0.rings = 1 }
    for _ in 1...100 { await Task.yield() }
    await store.send(.ring)
    await receiving
  }
}
