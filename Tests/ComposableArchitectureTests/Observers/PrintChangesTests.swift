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

  @Test func `a printer is given the action and the states around it`() {
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

  @Test func `without a printer the reducer is left as it is`() {
    let store = store(nil)
    store.send(2)
    #expect(store.withState { $0 } == 2)
  }
}

/// A custom printer that compares the states sees changes of shared values.
@MainActor
@Suite struct PrintSharedChangesTests {
  @Reducer struct Feature {
    struct State: Equatable { @Shared(value: 0) var count }
    enum Action { case incremented, incrementedLater }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .incremented:
          state.$count.withLock { $0 += 1 }
          return .none
        case .incrementedLater:
          return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
        }
      }
    }
  }

  @Test func `a printer compares shared values before and after`() {
    let isEqual = LockIsolated<[Bool]>([])
    let differences = LockIsolated<[String]>([])
    let store = Store(initialState: Feature.State()) {
      Feature()._printChanges(
        _ReducerPrinter { _, old, new in
          isEqual.withValue { $0.append(old == new) }
          differences.withValue { $0.append(diff(old, new) ?? "") }
        }
      )
    }
    store.send(.incremented)
    #expect(isEqual.value == [false])
    let difference = differences.value.first ?? ""
    #expect(difference.contains("0\n+") && difference.contains("1"), "\(difference)")
  }

  @Test func `a test store still requires assertions of shared values`() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature()._printChanges(_ReducerPrinter { _, _, _ in })
    }
    await store.send(.incremented) { $0.$count.withLock { $0 = 1 } }
    await store.send(.incrementedLater)
    await store.finish()
    store.assert { $0.$count.withLock { $0 = 2 } }
    await withKnownIssue {
      await store.send(.incremented)
    } matching: {
      "\($0)".contains("State was not expected to change")
    }
  }
}
