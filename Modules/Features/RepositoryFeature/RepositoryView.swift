import ComposableArchitecture
import FavoritesClient
import FeatureViews
import Models
import TerminalUI

/// The repositories of one account, with hearts, search and sorting. Only the views within read what a letter of the
/// search changes.
public struct RepositoryView: View {
  @Bindable public var store: StoreOf<RepositoryFeature>

  public init(store: StoreOf<RepositoryFeature>) { self.store = store }

  public var body: some View {
    NavigationSplitView(preferredCompactColumn: .detail(isShown: $store.isShowingDetail)) {
      Pane(title, isBusy: store.load.isLoading || store.account.isLoading) {
        GeometryReader { area in
          VStack(alignment: .leading) {
            header(below: area.size.height)
            RepositoryList(store: store)
          }
        }
      }
      .toolbar {
        KeyLabel("/", "Search").help("Search repositories").layoutPriority(-2)
        Button("Owner") { store.prompt = Prompt() }.keyboardShortcut("O").help("Show another owner")
          .layoutPriority(-0.5)
        Button("Sort") { store.send(.sortButtonTapped) }.keyboardShortcut("s").help("Sort repositories")
        ChoiceCommands(RepositorySort.allCases, title: { "Sort repositories by \($0.phrase)" }) {
          store.sort = $0
          store.isReversed = false
        }
      }
    } detail: {
      SelectedRepository(store: store)
    }
    .searchable(text: $store.searchText, prompt: "Search repositories")
    .textPrompt(
      "Owner",
      $store.prompt,
      placeholder: "A login such as octo-sample",
      problem: Account.problem(ofLogin:)
    ) {
      store.send(.ownerSubmitted($0))
    }
    .toolbar {
      FavoriteKey(store: store)
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r").help(
        "Refresh repositories"
      )
      SelectedPage(store: store)
    }
    .favoritesToast(store.favorites)
    .task { store.send(.task) }
  }

  private var order: String { "by \(store.sort.rawValue)\(store.isReversed ? ", reversed" : "")" }

  private var title: String { store.owner.isEmpty ? "Repositories" : "\(store.owner) \(order)" }

  /// Returns the card of the account. Its height depends only on that of the pane, so nothing moves when it has loaded.
  @ViewBuilder private func header(below height: Int) -> some View {
    let store = store
    if !store.owner.isEmpty {
      AccountHeader(
        login: store.owner,
        account: store.account.value,
        failure: store.state.accountFailure,
        rows: height < 12 ? 1 : height < 24 ? 2 : 4
      )
      .task(id: store.owner) { store.send(.headerTask) }
    }
  }
}

private struct RepositoryList: View {
  @Bindable var store: StoreOf<RepositoryFeature>

  init(store: StoreOf<RepositoryFeature>) { self.store = store }

  var body: some View {
    let (store, searchText, sort) = (store, store.searchText, store.sort)
    VStack(alignment: .leading) {
      List(selection: selection) {
        ForEach(store.state.visibleRows) { row in
          Button {
            store.send(.rowTapped(id: row.id))
          } label: {
            RepositoryRowView(row, name: row.name, sort: sort, searchText: searchText)
          }
          .onKeyPress(keys: ["f", .space]) { _ in
            store.send(.favoriteButtonTapped(id: row.id))
            return .handled
          }
        }
        if store.hasMorePages {
          NextPageRow(after: store.load, count: store.load.value?.count ?? 0) {
            store.send(.nextPageReached)
          }
        }
      }
      .listTotal(searchText.isEmpty ? store.account.value?.publicRepositories : nil)
      .overlay { placeholder }
      .loadStatus(
        store.load,
        noun: "repositories",
        service: "GitHub",
        failure: store.state.missingMessage(key: "O")
      )
      if let error = store.favorites.error {
        Text("✗ \(error.message)").foregroundColor(.red).padding(.horizontal, 1)
      }
    }
  }

  /// The row that is lit is the one with details, even if none has been chosen.
  private var selection: Binding<Repository.ID?> {
    let (store, chosen) = (store, $store.selectedID)
    return Binding(get: { store.state.selectedRow?.id }, set: { chosen.wrappedValue = $0 })
  }

  @ViewBuilder private var placeholder: some View {
    switch store.load {
    case .idle where store.owner.isEmpty:
      EmptyStateView("No owner is chosen yet.", hint: "Press O and type the login of an account.")
    case .empty:
      EmptyStateView("\(store.owner) has no repositories.", hint: "Press O to choose another owner.")
    case .loaded where store.state.visibleRows.isEmpty:
      EmptyStateView(
        "No repository matches '\(store.searchText.quotable)'.",
        hint: "Press / and change the search."
      )
    case .idle, .loading, .loaded, .failed:
      EmptyView()
    }
  }
}

private struct SelectedRepository: View {
  let store: StoreOf<RepositoryFeature>

  var body: some View {
    let row = store.state.selectedRow
    RepositoryCard(row, readme: store.readme)
      .onKeyPress(keys: ["f", .space]) { _ in
        guard let row else { return .ignored }
        store.send(.favoriteButtonTapped(id: row.id))
        return .handled
      }
      .task(id: row?.id) { store.send(.detailTask) }
  }
}

private struct FavoriteKey: View {
  let store: StoreOf<RepositoryFeature>

  var body: some View {
    KeyLabel("f", "Favorite").help("Toggle the favorite").disabled(store.state.visibleRows.isEmpty)
  }
}

/// The buttons for the selected row. Only they depend on the selection, so moving it is cheap.
private struct SelectedPage: View {
  let store: StoreOf<RepositoryFeature>

  var body: some View { RepositoryButtons(store.state.selectedRow, readme: store.readme) }
}
