import ComposableArchitecture
import Testing

/// `_printChanges` gives a printer each action with the states before and after it.
@MainActor
@Suite struct PrintChangesTests {
  private func store(_ printer: _ReducerPrinter<Int, Int>?) -> Store<Int, Int> {
    Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
      ._printChanges(printer)
    }
  }

  @Test func aPrinterIsGivenTheActionAndTheStatesAroundIt() {
    let printed = LockIsolated<[String]>([])
    let store = store(
      _ReducerPrinter { action, old, new in printed.withValue { $0.append("\(action): \(old) → \(new)") } }
    )
    store.send(1)
    store.send(2)
    #if DEBUG
      #expect(printed.value == ["1: 0 → 1", "2: 1 → 3"])
    #else
      #expect(printed.value.isEmpty)
    #endif
  }

  @Test func withoutAPrinterTheReducerIsLeftAsItIs() {
    let store = store(nil)
    store.send(2)
    #expect(store.withState { $0 } == 2)
  }
}
