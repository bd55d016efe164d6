import ComposableArchitecture
import TerminalUI
import Testing

/// Rows made from the stores of a collection. Their identity is that of the element, also when its store has been released.
@MainActor
@Suite struct StoreRowsTests {
  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable { let id: Int }
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Rows {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2), Row.State(id: 3)]
      var selected: Int?
      var chosen: Set<Int> = []
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case rows(IdentifiedActionOf<Row>)
      case reordered([Int])
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .reordered(let ids) = action {
          state.rows = IdentifiedArray(uniqueElements: ids.map { Row.State(id: $0) })
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }

  struct RowView: View {
    let store: StoreOf<Row>
    @TerminalUI.State private var taps = 0

    var body: some View { Button("row \(store.state.id) +\(taps)") { taps += 1 } }
  }

  struct Screen: View {
    @TerminalUI.Bindable var store: StoreOf<Rows>
    let kind: Kind

    enum Kind: CaseIterable { case list, listOfForEach, listOfForEachStore, stack, selection, selections }

    var body: some View {
      switch kind {
      case .list: List(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) }
      case .listOfForEach: List { ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) } }
      case .listOfForEachStore:
        List { ForEachStore(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) } }
      case .stack: VStack { ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) } }
      case .selection:
        List(store.scope(state: \.rows, action: \.rows), selection: $store.selected) { RowView(store: $0) }
      case .selections:
        List(store.scope(state: \.rows, action: \.rows), selection: $store.chosen) { RowView(store: $0) }
      }
    }
  }

  @Test(arguments: Screen.Kind.allCases)
  func `a row keeps its state and the selection when others come and go`(_ kind: Screen.Kind) {
    let store = Store(initialState: Rows.State()) { Rows() }
    let screen = ScreenProbe(width: 30, height: 8) { Screen(store: store, kind: kind) }
    _ = screen.text
    screen.press(kind == .stack ? .tab : .downArrow)
    screen.press(.return)
    #expect(screen.text.contains("row 2 +1"))
    for ids in [[9, 1, 2, 3], [2, 9, 1, 3], [8, 7, 3, 2], [2], [4, 2, 5]] {
      store.send(.reordered(ids))
      #expect(screen.text.contains("row 2 +1"), "\(ids): \(screen.text)")
      if kind != .stack {
        #expect(screen.frame.highlighted.first?.contains("row 2") == true, "\(ids): \(screen.text)")
      }
    }
  }

  @Test func `a selected row has the ID of its element`() {
    let store = Store(initialState: Rows.State()) { Rows() }
    let screen = ScreenProbe(width: 30, height: 8) { Screen(store: store, kind: .selection) }
    _ = screen.text
    screen.press(.downArrow)
    #expect(store.selected == 2)
    store.send(.binding(.set(\.selected, 3)))
    _ = screen.text
    #expect(screen.frame.highlighted.first?.contains("row 3") == true, "\(screen.text)")
    store.send(.reordered([3, 2, 1]))
    _ = screen.text
    #expect(screen.frame.highlighted.first?.contains("row 3") == true, "\(screen.text)")
    #expect(store.selected == 3)
  }
}
