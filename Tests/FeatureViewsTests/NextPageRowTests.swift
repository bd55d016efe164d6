import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI
import Testing

@MainActor
struct NextPageRowTests {
  @Reducer
  struct Pages {
    @ObservableState
    struct State: Equatable {
      var load = APILoadState<Int>.loaded(1)
      var pageCount = 5
    }
    enum Action {
      case failed
      case loaded
      case reached
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .failed: state.load.fail(with: .timedOut)
        case .loaded: state.load = .loaded((state.load.value ?? 0) + 1)
        case .reached:
          state.load.startLoading()
          return .send(.loaded)
        }
        return .none
      }
    }
  }

  struct PagesView: View {
    let store: StoreOf<Pages>

    var body: some View {
      List {
        ForEach(0..<(store.load.value ?? 0) * 3, id: \.self) { Text("Row \($0)") }
        if (store.load.value ?? 0) < store.pageCount {
          NextPageRow(after: store.load, count: store.load.value ?? 0) { store.send(.reached) }
        }
      }
    }
  }

  private func app(_ state: Pages.State = Pages.State()) -> ViewDriver<Pages.State, Pages.Action> {
    ViewDriver(initialState: state, width: 20, height: 8) {
      Pages()
    } view: {
      PagesView(store: $0)
    }
  }

  @Test func `pages come until it is out of view`() async {
    let app = app()
    await app.settle()
    #expect(app.store.load == .loaded(3))
    await app.press("G")
    #expect(app.store.load == .loaded(4))
  }

  @Test func `after the last page it is removed`() async {
    let app = app()
    await app.settle()
    for _ in 1...4 { await app.press("G") }
    #expect(app.store.load == .loaded(5))
    #expect(app.frame.lines.last?.hasPrefix("Row 14") == true)
  }

  @Test func `after a failure nothing is requested until the user tries again`() async {
    var state = Pages.State()
    state.load.fail(with: .timedOut)
    let app = app(state)
    await app.settle()
    #expect(app.text.hasSuffix("Row 2\nThere is more."))
    app.store.send(.loaded)
    await app.settle()
    #expect(app.store.load == .loaded(3))
  }
}
