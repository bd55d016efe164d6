import Testing

@testable import ComposableArchitecture

/// The end of a test store and of its feature, and tasks that wait for it.
@MainActor
@Suite struct TestStoreLifeTests {
  @Reducer struct Feature {
    @ObservableState struct State: Equatable {
      var count = 0
      @Shared(.inMemory("count")) var shared = 0
    }
    enum Action: Equatable { case start, close, done, share, later(String), keep }

    let work: @Sendable () async throws -> Void
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.date.now) var now
    @Dependency(\.continuousClock) var clock

    init(work: @escaping @Sendable () async throws -> Void = {}) { self.work = work }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { send in
            try await work()
            await send(.done)
          }
        case .close:
          return .run { _ in await dismiss() }
        case .done:
          state.count = Int(now.timeIntervalSince1970)
          return .none
        case .share:
          state.$shared.withLock { $0 = 0 }
          return .none
        case .later:
          return .run { _ in try await clock.sleep(for: .seconds(1)) }
        case .keep:
          return .run { send in Task.detached { await send(.share) } }
        }
      }
    }
  }

  private func date(_ seconds: Double) -> (inout DependencyValues) -> Void {
    { $0.date.now = Date(timeIntervalSince1970: seconds) }
  }

  @Test(.timeLimit(.minutes(30))) func `a released store ends its suspended effects`() async {
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    var store: TestStoreOf<Feature>? = TestStore(initialState: .init()) {
      Feature {
        defer { continuation.finish() }
        try await Task.never()
      }
    }
    store?.exhaustivity = .off
    await store?.send(.start)
    store = nil
    for await _ in ends {}
  }

  @Test(.timeLimit(.minutes(30))) func `any number of tasks wait on one store`() async {
    let (starts, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: .init()) {
      Feature { for await _ in starts { return } }
    } withDependencies: {
      date(1)(&$0)
    }
    store.timeout = .seconds(86_400)
    let task = await store.send(.start)
    async let finishing: Void = task.finish()
    async let receiving: Void = store.receive(.done) { $0.count = 1 }
    async let waiting: Void = task.finish()
    while store.core.executor.waiterCount < 3 { await Task.yield() }
    continuation.yield()
    _ = await (finishing, receiving, waiting)
  }

  @Test(.timeLimit(.minutes(30))) func `any number of tasks wait on one store actor`() async {
    await Task.detached {
      let (starts, continuation) = AsyncStream.makeStream(of: Void.self)
      let store = TestStoreActor(initialState: Feature.State()) {
        Feature { for await _ in starts { return } }
      } withDependencies: {
        $0.date.now = Date(timeIntervalSince1970: 1)
      }
      let timeout = Duration.seconds(86_400)
      let task = await store.send(.start)
      async let finishing: Void = task.finish(timeout: timeout)
      async let receiving: Void = store.receive(.done, timeout: timeout) { $0.count = 1 }
      async let waiting: Void = task.finish(timeout: timeout)
      while store.core.executor.waiterCount < 3 { await Task.yield() }
      continuation.yield()
      _ = await (finishing, receiving, waiting)
    }.value
  }

  @Test func `a dismissed feature has no effects`() async {
    let store = TestStore(initialState: .init()) { Feature { try await Task.never() } }
    await store.send(.start)
    await store.send(.close)
    #expect(store.isDismissed)
    await store.finish()
  }

  @Test func `a send after the dismissal fails`() async {
    let store = TestStore(initialState: .init()) { Feature() }
    await store.send(.close)
    await expectFailure("Can't send action to dismissed test store", "Action.share") {
      await store.send(.share)
    }
  }

  @Test func `the initial state needs no type`() async {
    let store = TestStore(initialState: .init(count: 1)) { Feature() }
    #expect(store.state.count == 1)
  }

  @Test func `the initial state needs no type off the main actor`() async {
    await Task.detached {
      let store = TestStoreActor(initialState: .init()) { StoreActorTests.Feature() }
      await store.send(.increment) { $0.count = 1 }
    }.value
  }

  @Test func `a timeout is a duration or nanoseconds`() {
    let store = TestStore(initialState: .init()) { Feature() }
    store.timeout = .milliseconds(20)
    #expect(store.timeout == Duration.milliseconds(20))
    let millisecond: UInt64 = 1_000_000
    store.timeout = 30 * millisecond
    #expect(store.timeout == .milliseconds(30))
  }

  @Test func `dependencies change for a part of a test`() async {
    let store = TestStore(initialState: .init()) {
      Feature()
    } withDependencies: {
      date(1)(&$0)
    }
    await store.send(.done) { $0.count = 1 }
    await store.withDependencies {
      date(2)(&$0)
    } operation: {
      await store.send(.done) { $0.count = 2 }
    }
    store.withDependencies {
      date(3)(&$0)
    } operation: {
      #expect(store.dependencies.date.now == Date(timeIntervalSince1970: 3))
    }
    await store.send(.done) { $0.count = 1 }
  }

  @Test func `setting a shared value to what it was is a change to assert`() async {
    let store = TestStore(initialState: .init()) { Feature() }
    await store.send(.share) { $0.$shared.withLock { $0 = 0 } }
    await expectFailure("Expected state to change, but no change occurred") {
      await store.send(.share) { $0.count = 0 }
    }
  }

  @Test func `a failing receive names the action behind each suspended effect`() async {
    let store = TestStore(initialState: .init()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.later("first"))
    await store.send(.later("second"))
    await expectFailure(".later(\"first\") at ", ".later(\"second\") at ", "TestStoreLifeTests.swift:") {
      await store.receive(.done)
      await store.skipInFlightEffects()
    }
  }
}
