import ComposableArchitecture
import Testing

/// Effects whose store is released.
@Suite struct ReleasedStoreTests {
  private enum Action: Equatable, Sendable { case start, done }

  private static func reducer(_ effect: @escaping @Sendable () -> Effect<Action>) -> Reduce<Int, Action> {
    Reduce { _, action in action == .start ? effect() : .none }
  }

  private static let effects: [@Sendable () -> Effect<Action>] = [
    { .send(.done).debounce(id: "id", for: .seconds(3600), clock: ContinuousClock()) },
    { .concatenate(.run { _ in try await Task.never() }, .send(.done)) },
    { .concatenate(.run { _ in try await Task.never() }, .run { _ in try await Task.never() }) },
    { .concatenate(.concatenate(.run { _ in try await Task.never() }, .send(.done)), .send(.done)) },
  ]

  @MainActor
  @Test(arguments: effects.indices, [true, false])
  func `a task of a released store finishes`(index: Int, hasBegun: Bool) async {
    var store: Store? = Store(initialState: 0) { Self.reducer(Self.effects[index]) }
    let task = store?.send(.start)
    if hasBegun { for _ in 1...10 { await Task.yield() } }
    store = nil
    await task?.finish()
    #expect(task?.isCancelled == false)
  }

  @Test(arguments: effects.indices)
  func `a task of a released store actor finishes`(index: Int) async {
    var store: StoreActor? = StoreActor(initialState: 0) { Self.reducer(Self.effects[index]) }
    let task = await store?.send(.start)
    store = nil
    await task?.finish()
  }

  @MainActor
  @Test func `an effect whose store is released before it begins starts, cancelled`() async {
    let (starts, start) = AsyncStream.makeStream(of: Bool.self)
    var store: Store? = Store(initialState: 0) {
      Self.reducer {
        .run { _ in
          start.yield(Task.isCancelled)
          start.finish()
        }
      }
    }
    store?.send(.start)
    store = nil
    var isCancelled: [Bool] = []
    for await start in starts { isCancelled.append(start) }
    #expect(isCancelled == [true])
  }

  @Test func `an effect whose store actor is released before it begins starts, cancelled`() async {
    let (starts, start) = AsyncStream.makeStream(of: Bool.self)
    let gate = AsyncStream.makeStream(of: Void.self)
    do {
      let store = StoreActor(initialState: 0) {
        Self.reducer {
          .run { _ in
            for await _ in gate.stream {}
            start.yield(Task.isCancelled)
            start.finish()
          }
        }
      }
      await store.send(.start)
    }
    gate.continuation.finish()
    for await isCancelled in starts { #expect(isCancelled) }
  }
}
