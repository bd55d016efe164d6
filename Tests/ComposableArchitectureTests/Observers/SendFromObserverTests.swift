import ComposableArchitecture
import Testing

@MainActor
@Suite struct SendFromObserverTests {
  /// Sends another action when an effect starts.
  private final class Sender: StoreObserver {
    let send = LockIsolated<@Sendable () -> Void>({})

    func effectDidStart(_: StoreEffect) { send.value() }
  }

  @Test func `the task of an action stands for its effects, even if an observer sends as they start`() async {
    let sender = Sender()
    let gate = AsyncStream<Void>.makeStream()
    let hasEnded = LockIsolated(false)
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce<Int, Bool> { state, hasEffect in
        state += 1
        guard hasEffect else { return .none }
        return .run { _ in
          for await _ in gate.stream {}
          hasEnded.setValue(true)
        }
      }
      .observed(by: sender)
    }
    sender.send.setValue { [weak store] in MainActor.assumeIsolated { _ = store?.send(false) } }
    let task = store.send(true)
    gate.continuation.finish()
    await task.finish()
    #expect(hasEnded.value)
    #expect(store.withState(\.self) == 2)
  }
}
