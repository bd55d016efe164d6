import ComposableArchitecture
import Foundation
import Observation
import Testing

/// Stores that are observed while another store reduces.
@MainActor
@Suite struct ObservingWhileReducingTests {
  @ObservableState struct State: Equatable {
    var count = 0
  }

  @Test func `an observer that tracks again while another store reduces is notified again`() {
    let observed = Store(initialState: State()) {
      Reduce<State, Int> { state, action in
        state.count = action
        return .none
      }
    }
    let tracker = RestlessTracker(store: observed)
    tracker.track()
    let outer = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        MainActor.assumeIsolated { _ = observed.send(action) }
        return .none
      }
    }
    outer.send(1)
    outer.send(2)
    observed.send(3)
    #expect(tracker.seen == [0, 1, 2, 3])
  }

  /// Tracks again as soon as it is notified, as a view does.
  @MainActor
  private final class RestlessTracker {
    let store: Store<State, Int>
    var seen: [Int] = []

    init(store: Store<State, Int>) { self.store = store }

    func track() {
      let count = withObservationTracking {
        store.count
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.track() }
      }
      seen.append(count)
    }
  }

  @Test(arguments: [false, true]) func `a reducer may observe the whole state of another store`(
    _ isScoped: Bool
  ) {
    let observed = Store(initialState: StateInPlaceTests.Tree.State()) { StateInPlaceTests.Tree() }
    let child = observed.scope(state: \.child, action: \.child)
    let count = LockIsolated(0)
    let outer = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        MainActor.assumeIsolated {
          withObservationTracking {
            _ = isScoped ? child.state.list : observed.state.child.list
          } onChange: {
            count.withValue { $0 += 1 }
          }
        }
        return .none
      }
    }
    outer.send(1)
    observed.send(.child(.append(1)))
    #expect(count.value == 1)
    observed.send(.child(.append(2)))
    #expect(count.value == 1)
  }

  @Test func `a reducer may observe another store`() {
    let observed = Store(initialState: State()) {
      Reduce<State, Int> { state, action in
        state.count = action
        return .none
      }
    }
    let count = LockIsolated(0)
    let outer = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        MainActor.assumeIsolated {
          withObservationTracking {
            _ = observed.count
          } onChange: {
            count.withValue { $0 += 1 }
          }
        }
        return .none
      }
    }
    outer.send(1)
    observed.send(1)
    #expect(count.value == 1)
  }
}
