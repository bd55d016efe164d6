import ComposableArchitecture
import Observation
import TerminalUI
import Testing

/// Effects that views start.
@MainActor
@Suite struct ReleasedStoreTests {
  @Reducer
  struct Observing {
    @ObservableState
    struct State: Equatable { var count = 0 }

    enum Action { case task }

    let began: LockIsolated<Bool>
    let ended: LockIsolated<Bool>

    var body: some ReducerOf<Self> {
      Reduce { _, _ in
        .run { [began, ended] _ in
          began.setValue(true)
          await withTaskCancellationHandler {
            try? await Task.never()
          } onCancel: {
            ended.setValue(true)
          }
        }
      }
    }
  }

  @Observable
  @MainActor
  final class Library {
    let store: StoreOf<Observing>

    init(_ store: StoreOf<Observing>) { self.store = store }
  }

  private struct Content: View {
    let library: Library

    var body: some View {
      Text("a").task { library.store.send(.task) }.environment(library)
    }
  }

  /// Lets other tasks run until a condition is true, or until that takes too many turns.
  private func wait(until isTrue: () -> Bool) async {
    for _ in 0..<1_000_000 where !isTrue() { await Task.yield() }
  }

  @Test(arguments: [false, true])
  func `an effect that a view has started ends with the store, which the environment has`(isKey: Bool) async {
    let (began, ended) = (LockIsolated(false), LockIsolated(false))
    weak var released: StoreOf<Observing>?
    do {
      let store = Store(initialState: Observing.State()) { Observing(began: began, ended: ended) }
      released = store
      let library = Library(store)
      let probe = ScreenProbe(width: 20, height: 3) {
        if isKey {
          Button("Add") { store.send(.task) }.environment(library)
        } else {
          Content(library: library).environment(library)
        }
      }
      if isKey { probe.press(.return, modifiers: []) }
      _ = probe.text
      await wait { began.value }
      #expect(began.value && !ended.value)
      withExtendedLifetime(probe) {}
    }
    await wait { ended.value }
    #expect(released == nil)
    #expect(ended.value)
  }
}
