import ComposableArchitecture
import Testing

/// A feature may be its own child: a reducer resolves a child when its first action arrives.
@MainActor
@Suite struct RecursiveFeatureTests {
  @Reducer struct Folder {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var name = ""
      var rows: IdentifiedArrayOf<Folder.State> = []
      @Presents var detail: Folder.State?
    }
    enum Action {
      case nameChanged(String)
      case detailRemoved
      indirect case rows(IdentifiedActionOf<Folder>)
      indirect case detail(PresentationAction<Folder.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nameChanged(let name): state.name = name
        case .detailRemoved: state.detail = nil
        case .rows, .detail: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Self() }
      .ifLet(\.$detail, action: \.detail) { Self() }
    }
  }

  @Test func `a row of a row is reduced`() async {
    let leaf = Folder.State(id: 3)
    let state = Folder.State(id: 1, rows: [Folder.State(id: 2, rows: [leaf])])
    let store = TestStore(initialState: state) { Folder() }
    await store.send(\.rows[id: 2].rows[id: 3].nameChanged, "leaf") {
      $0.rows[id: 2]?.rows[id: 3]?.name = "leaf"
    }
  }

  @Test func `what is presented presents itself`() async {
    let state = Folder.State(id: 1, detail: Folder.State(id: 2, detail: Folder.State(id: 3)))
    let store = TestStore(initialState: state) { Folder() }
    await store.send(\.detail.detail.nameChanged, "deep") { $0.detail?.detail?.name = "deep" }
    await store.send(\.detail.dismiss) { $0.detail = nil }
  }

  @Test func `a reducer that is called by itself reduces its children too`() {
    var state = Folder.State(id: 1, rows: [Folder.State(id: 2)])
    _ = Folder().reduce(
      into: &state,
      action: .rows(.element(id: 2, action: .nameChanged("row")))
    )
    #expect(state.rows[id: 2]?.name == "row")
  }

  @Test func `a removed child of the type of its parent shows its own last state`() throws {
    let state = Folder.State(id: 1, detail: Folder.State(id: 2))
    let store = Store(initialState: state) { Folder() }
    let detail = try #require(store.scope(state: \.detail, action: \.detail.presented))
    store.send(.nameChanged("parent"))
    #expect(detail.id == 2)
    detail.send(.nameChanged("detail"))
    store.send(.detailRemoved)
    #expect(detail.id == 2)
    #expect(detail.name == "detail")
  }
}
