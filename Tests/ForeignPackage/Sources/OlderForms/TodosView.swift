import ComposableArchitecture
import TerminalUI

/// The views of ``Todos``, with a store for each kind of child.
public struct TodosView: View {
  let store: StoreOf<Todos>

  public init(store: StoreOf<Todos>) { self.store = store }

  public var body: some View {
    WithViewStore(store, observe: { $0.todos.filter(\.isComplete).count }) { viewStore in
      VStack(alignment: .leading) {
        Text("\(viewStore.state) done")
        Button("Add") { viewStore.send(.addButtonTapped) }
        List {
          ForEachStore(store.scope(state: \.todos, action: Todos.Action.todo(id:action:))) {
            TodoView(store: $0)
          }
        }
        IfLetStore(store.scope(state: \.hint, action: Todos.Action.hint)) {
          FilterView(store: $0)
        } else: {
          Text("No hint")
        }
        SwitchStore(store.scope(state: \.editor, action: Todos.Action.editor)) { editor in
          switch editor {
          case .closed:
            Text("Closed")
          case .search:
            CaseLet(/Editor.State.search, action: Editor.Action.search) { FilterView(store: $0) }
          }
        }
      }
    }
  }
}

struct TodoView: View {
  let store: StoreOf<Todo>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Toggle("Todo \(viewStore.id)", isOn: viewStore.$isComplete)
    }
  }
}

struct FilterView: View {
  private struct ViewState: Equatable {
    let query: String

    init(_ state: Filter.State) { query = state.query }
  }

  let store: StoreOf<Filter>

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      TextField("Search", text: viewStore.binding(get: \.query, send: Filter.Action.queryChanged))
    }
  }
}

/// The views of ``Login``, with an alert and a view store that the view keeps.
public struct LoginView: View {
  private let store: StoreOf<Login>
  @ObservedObject private var viewStore: ViewStoreOf<Login>

  public init(store: StoreOf<Login>) {
    self.store = store
    viewStore = ViewStore(store, observe: { $0 })
  }

  public var body: some View {
    Form {
      TextField("Email", text: viewStore.$email)
      SecureField("Password", text: viewStore.$password)
      Button("Log in") { viewStore.send(.loginButtonTapped) }.disabled(viewStore.isLoading)
    }
    .alert(store: store.scope(state: \.$alert, action: Login.Action.alert))
  }
}
