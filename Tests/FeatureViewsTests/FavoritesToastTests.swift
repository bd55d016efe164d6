import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI
import Testing

@MainActor
@Suite struct FavoritesToastTests {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable { var favorites: IdentifiedArrayOf<Repository> = [] }
    enum Action: Equatable { case addButtonTapped, removeButtonTapped }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.favorites = action == .addButtonTapped ? [.mock] : []
        return .none
      }
    }
  }

  @Test func `a step through time isn't a change`() async {
    let inspector = Inspector<Feature.State, Feature.Action>()
    let app = ViewDriver(initialState: Feature.State(), width: 100, height: 30) {
      inspector.inspecting(Feature())
    } view: { store in
      InspectedView(inspector, store: store) { store in
        Text("page").favoritesToast(LoadState<_, APIError>.loaded(store.favorites))
          .toolbar { Button("Remove") { store.send(.removeButtonTapped) }.keyboardShortcut("x") }
      }
    }
    app.store.send(.addButtonTapped)
    await app.settle()
    #expect(app.text.contains("Favorite added: "))
    await app.press("x")
    #expect(app.text.contains("Favorite removed: "))
    await app.press(.function(12))
    await app.press("<")
    #expect(!app.text.contains("Favorite added: "))
    await app.press(".")
    await app.press("x")
    #expect(!app.text.contains("Favorite added: "))
  }
}
