import ComposableArchitecture
import Testing

/// Children that are observed for the first time while another store reduces.
@MainActor
@Suite struct ScopesWhileReducingTests {
  typealias Parent = HeldStoreTests.Parent

  private let parent = Store(initialState: Parent.State()) { Parent() }

  /// Registers an observer while another store reduces, and returns how often a change notifies it.
  private func notifications(
    of read: @escaping @MainActor @Sendable (StoreOf<Parent>) -> Void,
    after change: @escaping (inout Parent.State) -> Void
  ) -> Int {
    let count = LockIsolated(0)
    let other = Store(initialState: 0) {
      Reduce<Int, Void> { [parent] _, _ in
        MainActor.assumeIsolated {
          withObservationTracking {
            read(parent)
          } onChange: {
            count.withValue { $0 += 1 }
          }
        }
        return .none
      }
    }
    other.send(())
    parent.send(.change(change))
    return count.value
  }

  @Test func `an observer of a missing child is notified when it comes`() {
    let count = notifications {
      _ = $0.scope(state: \.optional, action: \.optional)
    } after: {
      $0.optional = HeldStoreTests.Child.State()
    }
    #expect(count == 1)
  }

  @Test func `an observer of rows is notified when one is added`() {
    let count = notifications {
      _ = $0.scope(state: \.rows, action: \.rows).count
    } after: {
      $0.rows.append(HeldStoreTests.Row.State(id: 1))
    }
    #expect(count == 1)
  }
}
