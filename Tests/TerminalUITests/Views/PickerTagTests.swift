import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
struct PickerTagTests {
  @Reducer
  struct Filter {
    enum Kind: String, CaseIterable { case alive, dead }
    @ObservableState
    struct State: Equatable {
      var kind: Kind?
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  struct FilterView: View {
    @Bindable var store: StoreOf<Filter>

    var body: some View {
      Picker("Kind", selection: $store.kind) {
        Text("any").tag(Filter.Kind?.none)
        ForEach(Filter.Kind.allCases, id: \.rawValue) { kind in
          Text(kind.rawValue).tag(Filter.Kind?.some(kind))
        }
      }
    }
  }

  @Test func `a tag goes before the identity of an element`() async {
    let app = ViewDriver(initialState: Filter.State()) {
      Filter()
    } view: {
      FilterView(store: $0)
    }
    await app.settle()
    #expect(app.text == "Kind: ‹ any ›")
    await app.press(.rightArrow)
    #expect(app.store.kind == .alive)
    #expect(app.text == "Kind: ‹ alive ›")
    await app.press(.rightArrow)
    #expect(app.store.kind == .dead)
    await app.press(.rightArrow)
    #expect(app.store.kind == nil)
  }
}
