import ComposableArchitecture
import Testing

/// A long-lived reference to the `send` of an effect, such as a delegate's, retains nothing else of the effect.
@Suite("Rule 6: nothing is kept of an effect that has ended") struct EffectRetentionTests {
  /// An object that calls back as long as it exists.
  private final class Source: Sendable {
    let callBack = LockIsolated<(@Sendable () async -> Void)?>(nil)
  }

  /// Lets an effect store its `send` in an object that it works with.
  private static func reducer(_ source: Source) -> Reduce<Int, Int> {
    Reduce { state, action in
      guard action == 0 else { return .none }
      return .concatenate(
        .run { [source] send in source.callBack.setValue { await send(1) } },
        .run { [source] _ in _ = source }
      )
    }
  }

  /// Returns whether `use` leaves nothing behind that retains the objects of an effect.
  private func isReleased(
    isolation: isolated (any Actor)? = #isolation,
    after use: (Source) async -> Void
  ) async -> Bool {
    weak var released: Source?
    do {
      let source = Source()
      released = source
      await use(source)
    }
    // The task of an effect may still be ending when no task waits for the effect.
    for _ in 1...1_000 where released != nil { await Task.yield() }
    return released == nil
  }

  @MainActor
  @Test func `in a store`() async {
    #expect(
      await isReleased { source in
        let store = Store(initialState: 0) { Self.reducer(source) }
        await store.send(0).finish()
      }
    )
  }

  @Test func `in a store actor`() async {
    #expect(
      await isReleased { source in
        let store = StoreActor(initialState: 0) { Self.reducer(source) }
        await store.send(0).finish()
      }
    )
  }

  @Test func `in a test store`() async {
    #expect(
      await isReleased { source in
        let store = TestStoreActor(initialState: 0) { Self.reducer(source) }
        await store.send(0)
        await store.finish()
      }
    )
  }

  @Test func `when it is cancelled`() async {
    #expect(
      await isReleased { source in
        let store = TestStoreActor(initialState: 0) {
          Reduce<Int, Int> { _, _ in
            .run { [source] send in
              source.callBack.setValue { await send(1) }
              try await Task.never()
            }
          }
        }
        await store.send(0).cancel()
        await store.finish()
      }
    )
  }
}
