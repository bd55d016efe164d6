import ComposableArchitecture
import Testing

/// An effect begins in the isolation of its store, when that is free, and its code runs elsewhere.
@Suite struct EffectIsolationTests {
  private enum Action {
    case start, finished
  }

  private static func reducer(
    _ operation: @escaping @Sendable (Send<Action>) async -> Void
  ) -> Reduce<Int, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { await operation($0) }
      case .finished:
        state += 1
        return .none
      }
    }
  }

  /// Keeps the caller's isolation while tasks run elsewhere, behind the jobs that already wait there. It doesn't do
  /// so forever, because there may be no other thread.
  private static func letOthersRun() {
    let haveRun = LockIsolated(false)
    Task.detached {
      for _ in 1...100 { await Task.detached {}.value }
      haveRun.setValue(true)
    }
    for _ in 1...10_000_000 where haveRun.value { break }
  }

  @MainActor
  @Test func `an effect waits for the main actor`() async {
    let hasBegun = LockIsolated(false)
    let store = Store(initialState: 0) { Self.reducer { _ in hasBegun.setValue(true) } }
    let task = store.send(.start)
    Self.letOthersRun()
    #expect(!hasBegun.value)
    await task.finish()
    #expect(hasBegun.value)
  }

  @Test func `an effect waits for its store`() async {
    let hasBegun = LockIsolated(false)
    let store = StoreActor(initialState: 0) { Self.reducer { _ in hasBegun.setValue(true) } }
    let task = await store.sendAndStay(.start) {
      Self.letOthersRun()
      #expect(!hasBegun.value)
    }
    await task.finish()
    #expect(hasBegun.value)
  }

  /// The code of an effect checks whether it is in the isolation of its store. If it isn't, the process ends.
  private enum Question {
    case none, first, last
  }

  private static func ask(_ actor: (any Actor)?) { actor?.preconditionIsolated() }

  @MainActor
  private static func askOnTheMainActor(_ question: Question) async {
    let store = Store(initialState: 0) {
      reducer { send in
        if question == .first { ask(MainActor.shared) }
        await send(.finished)
        if question == .last { ask(MainActor.shared) }
      }
    }
    await store.send(.start).finish()
  }

  private static func askOnAStoreActor(_ question: Question) async {
    let isolation = LockIsolated<StoreActor<Int, Action>?>(nil)
    let store = StoreActor(initialState: 0) {
      reducer { send in
        if question == .first { ask(isolation.value) }
        await send(.finished)
        if question == .last { ask(isolation.value) }
      }
    }
    isolation.setValue(store)
    await store.send(.start).finish()
  }

  @Test func `the code of an effect holds up no main actor`() async {
    await #expect(processExitsWith: .success) { await EffectIsolationTests.askOnTheMainActor(.none) }
    await #expect(processExitsWith: .failure) { await EffectIsolationTests.askOnTheMainActor(.first) }
    await #expect(processExitsWith: .failure) { await EffectIsolationTests.askOnTheMainActor(.last) }
  }

  @Test func `the code of an effect holds up no store`() async {
    await #expect(processExitsWith: .success) { await EffectIsolationTests.askOnAStoreActor(.none) }
    await #expect(processExitsWith: .failure) { await EffectIsolationTests.askOnAStoreActor(.first) }
    await #expect(processExitsWith: .failure) { await EffectIsolationTests.askOnAStoreActor(.last) }
  }
}

extension StoreActor where Action: Sendable {
  /// Sends an action, and keeps the store while `body` runs.
  fileprivate func sendAndStay(_ action: Action, _ body: () -> Void) -> StoreTask {
    let task = send(action)
    body()
    return task
  }
}
