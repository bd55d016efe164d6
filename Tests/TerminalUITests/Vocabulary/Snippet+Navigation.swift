import ComposableArchitecture
import TerminalUI

private struct Item: Identifiable {
  let id: Int
  var name = "item"
}

@Reducer
private struct Route {
  @ObservableState
  struct State: Equatable {
    var name = "route"
  }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Routes {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Route.State>()
  }
  enum Action {
    case path(StackActionOf<Route>)
  }
  var body: some ReducerOf<Self> { EmptyReducer().forEach(\.path, action: \.path) { Route() } }
}

private struct RoutesView: View {
  @Bindable var store: StoreOf<Routes>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      NavigationLink(state: Route.State()) { Text("root") }
    } destination: { store in
      Text(store.name)
    }
  }
}

extension Snippet {
  private static var items: [Item] { (1...3).map { Item(id: $0) } }

  static var navigation: [Snippet] {
    [
      Snippet("NavigationStack(root:)", draws: "Title") {
        NavigationStack { Text("a").navigationTitle("Title") }
      },
      Snippet("NavigationStack(path:root:)", draws: "number 2") {
        NavigationStack(path: .constant([1, 2])) {
          Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      },
      Snippet("NavigationStack(path:root:destination:)", draws: "root") {
        RoutesView(store: Store(initialState: Routes.State()) { Routes() })
      },
      Snippet("NavigationPath", draws: "number 1") {
        NavigationStack(path: .constant(NavigationPath([1]))) {
          Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      },
      Snippet("navigationTitle(_:)", draws: "Mail") { NavigationStack { Text("a").navigationTitle("Mail") } },
      Snippet("navigationDestination(for:destination:)", draws: "item") {
        NavigationStack {
          List(items) { item in NavigationLink(item.name, value: item.id) }
            .navigationDestination(for: Int.self) { Text("item \($0)") }
        }
      },
      Snippet("navigationDestination(item:destination:)", draws: "item 7") {
        NavigationStack {
          Text("a").navigationDestination(item: .constant(7 as Int?)) { Text("item \($0)") }
        }
      },
      Snippet("navigationDestination(isPresented:destination:)", draws: "there") {
        NavigationStack {
          Text("a").navigationDestination(isPresented: .constant(true)) { Text("there") }
        }
      },
      Snippet("NavigationLink(_:destination:)", draws: "Details") {
        NavigationStack { NavigationLink("Details") { Text("detail") } }
      },
      Snippet("NavigationLink(_:destination:)", draws: "Details") {
        NavigationStack { NavigationLink("Details", destination: Text("detail")) }
      },
      Snippet("NavigationLink(destination:label:)", draws: "☆ Details") {
        NavigationStack {
          NavigationLink {
            Text("detail")
          } label: {
            Label("Details", systemImage: "star")
          }
        }
      },
      Snippet("NavigationLink(_:value:)", draws: "One") {
        NavigationStack { NavigationLink("One", value: 1) }
      },
      Snippet("NavigationLink(value:label:)", draws: "One") {
        NavigationStack { List { NavigationLink(value: 1) { Text("One") } } }
      },
      Snippet("NavigationLink(state:label:)", draws: "root") {
        RoutesView(store: Store(initialState: Routes.State()) { Routes() })
      },
      Snippet("NavigationSplitView(sidebar:detail:)", draws: "item") {
        NavigationSplitView {
          List(items) { Text($0.name) }
        } detail: {
          Text("detail")
        }
      },
      Snippet("NavigationSplitView(preferredCompactColumn:sidebar:detail:)", draws: "detail") {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
          List(items) { Text($0.name) }
        } detail: {
          Text("detail")
        }
      },
      Snippet("NavigationLink in a NavigationSplitView", draws: "item") {
        NavigationSplitView {
          List(items) { item in NavigationLink(item.name, value: item.id) }
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationTitle("Items")
        } detail: {
          ContentUnavailableView("No selection", systemImage: "tray")
        }
      },
      Snippet("NavigationSplitView(sidebar:content:detail:)", draws: "folders") {
        NavigationSplitView {
          Text("folders")
        } content: {
          Text("mails")
        } detail: {
          Text("mail")
        }
      },
      Snippet("NavigationSplitView(columnVisibility:sidebar:detail:)", draws: "folders") {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Text("folders").navigationSplitViewColumnWidth(30)
        } detail: {
          Text("mail")
        }
      },
      Snippet("NavigationSplitViewVisibility", draws: "mails") {
        NavigationSplitView(
          columnVisibility: .constant(.doubleColumn),
          preferredCompactColumn: .constant(.content)
        ) {
          Text("folders")
        } content: {
          Text("mails")
        } detail: {
          Text("mail")
        }
      },
      Snippet("navigationSplitViewColumnWidth(_:)", draws: "a") {
        Text("a").navigationSplitViewColumnWidth(30)
      },
      Snippet("navigationSplitViewColumnWidth(min:ideal:max:)", draws: "a") {
        Text("a").navigationSplitViewColumnWidth(min: 20, ideal: 30, max: 40)
      },
    ]
  }
}
