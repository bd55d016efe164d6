import Observation
import Testing

@testable import ComposableArchitecture

/// A key path in generic code is another object each time it is evaluated.
@MainActor
@Suite struct GenericStateTests {
  @ObservableState
  struct Page<Item: Equatable>: Equatable {
    var items: [Item]
    var selection = 0
  }

  @Reducer
  struct Pages<Item: Equatable & Sendable> {
    typealias State = Page<Item>
    enum Action { case selectionChanged(Int) }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .selectionChanged(let selection):
          state.selection = selection
          return .none
        }
      }
    }
  }

  @Test func `reading again remembers nothing more`() {
    let store = Store(initialState: Page(items: ["a"])) { Pages<String>() }
    for _ in 0..<100 {
      withObservationTracking {
        #expect(store.items == ["a"])
        #expect(store.selection >= 0)
      } onChange: {
      }
    }
    #expect(store.withState { $0._$observationRegistrar.observers.count } <= 8)
  }

  @Test func `observers are told of each change`() {
    let store = Store(initialState: Page(items: ["a"])) { Pages<String>() }
    for selection in 1...20 {
      let isTold = LockIsolated(false)
      withObservationTracking {
        _ = store.selection
      } onChange: {
        isTold.setValue(true)
      }
      store.send(.selectionChanged(selection))
      #expect(isTold.value)
    }
    #expect(store.withState { $0._$observationRegistrar.observers.count } <= 8)
  }
}
