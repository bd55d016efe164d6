import ComposableArchitecture
import Testing

/// States are values: copies of them are read, and observed, on any thread.
@MainActor
@Suite("Rule 3: observers see whole states, from two threads") struct ThreadedObservationTests {
  @ObservableState struct State: Equatable, Sendable {
    var count = 0
    var double = 0
  }

  private let store = Store(initialState: State()) {
    Reduce<State, Int> { state, action in
      state.count += action
      state.double = state.count * 2
      return .none
    }
  }

  @Test func `an observer on another thread is told once`() async {
    let (state, told) = (store.state, LockIsolated(0))
    await Task.detached {
      withObservationTracking {
        _ = state.count
      } onChange: {
        told.withValue { $0 += 1 }
      }
    }.value
    store.send(1)
    store.send(1)
    #expect(told.value == 1)
  }

  @Test func `observers on two threads are each told`() async {
    let (state, told) = (store.state, LockIsolated(0))
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...2 {
        group.addTask {
          for _ in 1...100 {
            withObservationTracking {
              _ = state.count
            } onChange: {
              told.withValue { $0 += 1 }
            }
          }
        }
      }
    }
    store.send(1)
    #expect(told.value == 200)
  }

  /// Observers register while changes are made. Each is notified of a change after it.
  ///
  /// `withObservationTracking` of the standard library may call `onChange` again and again if one of several properties
  /// changes on another thread while it registers. So observers are counted, and not calls.
  @Test func `observers may come while the state changes`() async {
    let (registered, told) = (LockIsolated(0), LockIsolated(0))
    let state = store.state
    let observing = Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...2 {
          group.addTask {
            for _ in 1...100 {
              let isTold = LockIsolated(false)
              withObservationTracking {
                _ = (state.count, state.double)
              } onChange: {
                isTold.withValue { isTold in
                  if !isTold { told.withValue { $0 += 1 } }
                  isTold = true
                }
              }
              registered.withValue { $0 += 1 }
              await Task.yield()
            }
          }
        }
      }
    }
    for _ in 1...50 {
      store.send(1)
      await Task.yield()
    }
    await observing.value
    store.send(1)
    #expect(registered.value == 200)
    #expect(told.value == 200)
    #expect(store.count == 51)
  }

  @Test nonisolated func `states of a store on an actor are observed from elsewhere`() async {
    let store = StoreActor(initialState: StoreActorTests.Feature.State()) { StoreActorTests.Feature() }
    let (told, state) = (LockIsolated(0), await store.state)
    withObservationTracking {
      _ = state.count
    } onChange: {
      told.withValue { $0 += 1 }
    }
    await store.send(.increment)
    #expect(told.value == 1)
    #expect(state.count == 0)
  }

  @Test func `a copy that changes on another thread notifies no observer of the store`() async {
    let tracker = Tracker { [store] in _ = store.count }
    let state = store.state
    await Task.detached {
      var copy = state
      copy.count = 50
    }.value
    #expect(tracker.count == 0)
    store.send(1)
    #expect(tracker.count == 1)
  }
}
