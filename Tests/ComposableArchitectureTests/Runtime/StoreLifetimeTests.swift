import Testing

@testable import ComposableArchitecture

/// Stores that are released, and effects that keep sending while their owner is removed.
@MainActor
@Suite("Rule 4: effects end with their store, and send nothing once they have been cancelled")
struct StoreLifetimeTests {
  typealias Parent = EffectLifetimeTests.Parent
  typealias Child = EffectLifetimeTests.Child

  /// Runs until it is cancelled, and reports that.
  private func cancellation(_ events: AsyncStream<String>.Continuation) -> Effect<Void> {
    .run { _ in
      events.yield("started")
      await withTaskCancellationHandler {
        _ = try? await Task.never()
      } onCancel: {
        events.yield("cancelled")
      }
    }
  }

  @Test func `releasing a store cancels its effects`() async {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    var store: Store? = Store(initialState: 0) {
      Reduce<Int, Void> { _, _ in cancellation(continuation) }
    }
    store?.send(())
    var iterator = events.makeAsyncIterator()
    await #expect(iterator.next() == "started")
    store = nil
    await #expect(iterator.next() == "cancelled")
  }

  @Test func `a scoped store keeps its root and the effects of the root alive`() async {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    struct Root { var child = 0 }
    let effect = cancellation(continuation)
    var root: Store<Root, PresentationAction<Int>>? = Store(initialState: Root()) {
      Reduce { _, _ in effect.map { _ in .dismiss } }
    }
    var child = root?.scope(state: \.child, action: \.presented)
    root = nil
    child?.send(1)
    var iterator = events.makeAsyncIterator()
    await #expect(iterator.next() == "started")
    child = nil
    await #expect(iterator.next() == "cancelled")
  }

  @Test func `a store released from inside an effect ends the effect`() async {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let box = LockIsolated<Store<Int, Int>?>(nil)
    weak var released: Store<Int, Int>?
    do {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { _, action in
          guard action == 0 else { return .none }
          return .run { send in
            await MainActor.run { box.setValue(nil) }
            continuation.yield(Task.isCancelled ? "cancelled" : "running")
            await send(1)
            continuation.yield("sent")
          }
        }
      }
      box.setValue(store)
      released = store
      store.send(0)
    }
    var iterator = events.makeAsyncIterator()
    await #expect(iterator.next() == "cancelled")
    await #expect(iterator.next() == "sent")
    #expect(released == nil)
  }

  @Test func `a store released from inside its reduction finishes it`() {
    let (box, log) = (LockIsolated<Store<Int, Int>?>(nil), LockIsolated<[Int]>([]))
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        box.setValue(nil)
        state += 1
        log.withValue { [state] in $0.append(state) }
        return action == 0 ? .send(1) : .none
      }
    }
    box.setValue(store)
    store.send(0)
    #expect(log.value == [1, 2])
  }

  @Test func `the task of a released store finishes`() async {
    var store: Store? = Store(initialState: 0) {
      Reduce<Int, Void> { _, _ in .run { _ in try await Task.never() } }
    }
    let task = store?.send(())
    store = nil
    await task?.finish()
  }

  @Test func `an effect that has been cancelled sends nothing though its code goes on`() async {
    let (events, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        switch action {
        case 0:
          return .run { send in
            // Ignores cancellation, as old code does.
            for await _ in events { await Task.detached { await send(7) }.value }
          }
          .cancellable(id: "id")
        default:
          return .cancel(id: "id")
        }
      }
    }
    let task = store.send(0)
    store.send(1)
    continuation.yield()
    continuation.finish()
    await task.finish()
    #expect(store.withState { $0 } == [0, 1])
  }

  @Test func `an effect that sends while its parent dismisses it is not heard`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Parent.State(sheet: Child.State())) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.sheet.presented.tickLater)
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  /// The effects send from other threads, as fast as they can, while the parent dismisses their sheet.
  @Test func `no dismissal is too fast for the effects of a sheet`() async {
    let store = Store(initialState: Flood.State()) { Flood() }
    for _ in 1...5 {
      store.send(.present)
      let task = store.send(.sheet(.presented(.flood)))
      while store.withState({ $0.sheet?.ticks == 0 }) { await Task.yield() }
      store.send(.sheet(.dismiss))
      #expect(store.withState(\.sheet) == nil)
      await task.finish()
    }
    #expect(store.withState(\.late) == 0)
  }

  /// A parent of a presented child with endless effects.
  @Reducer struct Flood {
    @Reducer struct Sheet {
      struct State: Equatable { var ticks = 0 }
      enum Action { case flood, tick }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .flood:
            return .merge(
              (1...3).map { _ in .run { send in while !Task.isCancelled { await send(.tick) } } }
            )
          case .tick:
            state.ticks += 1
            return .none
          }
        }
      }
    }
    struct State: Equatable {
      @PresentationState var sheet: Sheet.State?
      var late = 0
    }
    enum Action { case present, sheet(PresentationAction<Sheet.Action>) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .present:
          state.sheet = Sheet.State()
        case .sheet(.presented) where state.sheet == nil:
          state.late += 1
        case .sheet:
          break
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Sheet() }
    }
  }
}
