import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// The favorites, available without a network.
public struct FavoritesView: View {
  @Bindable public var store: StoreOf<FavoritesFeature>

  public init(store: StoreOf<FavoritesFeature>) { self.store = store }

  public var body: some View {
    NavigationSplitView(preferredCompactColumn: .detail(isShown: $store.isShowingDetail)) {
      Pane(
        "Favorites by \(store.sort.rawValue)\(store.isReversed ? ", reversed" : "")",
        isBusy: store.favorites.isLoading || store.change.isLoading
      ) {
        list
      }
      .toolbar {
        Button("Add") { store.prompt = Prompt() }.keyboardShortcut("a").help("Add a favorite")
        Button("Clear") { store.isClearing = true }.keyboardShortcut("C").help("Clear all favorites")
          .disabled(store.state.rows.isEmpty).layoutPriority(-0.5)
        Button("Sort") { store.send(.sortButtonTapped) }.keyboardShortcut("s").help("Sort favorites")
        ChoiceCommands(RepositorySort.allCases, title: { "Sort favorites by \($0.phrase)" }) {
          store.sort = $0
          store.isReversed = false
        }
      }
    } detail: {
      SelectedFavorite(store: store)
    }
    .textPrompt(
      "Add a favorite",
      $store.prompt,
      placeholder: "OWNER/NAME",
      answer: store.state.additionAnswer,
      problem: { RepositoryName.problem(of: $0) ?? store.state.problem(ofAdding: $0) }
    ) {
      store.send(.addSubmitted($0))
    }
    .sheet(isPresented: $store.isClearing, title: "Remove all favorites?") {
      HStack {
        Button("Keep them", role: .cancel) { store.isClearing = false }
        Button("Remove all", role: .destructive) { store.send(.clearButtonTapped) }
      }
    }
    .toolbar {
      KeyLabel("f", "Remove").help("Remove the favorite").disabled(store.state.rows.isEmpty)
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r").help("Refresh favorites")
      SelectedPage(store: store)
    }
    .favoritesToast(store.favorites)
    .task { store.send(.task) }
  }

  /// The row that is lit is the one with details, even if none has been chosen.
  private var selection: Binding<Repository.ID?> {
    let (store, chosen) = (store, $store.selectedID)
    return Binding(get: { store.state.selectedRow?.id }, set: { chosen.wrappedValue = $0 })
  }

  private var list: some View {
    let sort = store.sort
    return VStack(alignment: .leading) {
      List(store.state.rows, selection: selection) { row in
        Button {
          store.send(.rowTapped(id: row.id))
        } label: {
          RepositoryRowView(row, name: row.fullName, sort: sort)
        }
        .onKeyPress(keys: ["f", .space]) { _ in
          store.send(.removeButtonTapped(id: row.id))
          return .handled
        }
      }
      .overlay {
        if case .empty = store.favorites {
          EmptyStateView("There are no favorites yet.", hint: "Press a to add one, or f on a repository.")
        }
      }
      .loadStatus(store.favorites, noun: "favorites", service: "the database")
      // The prompt shows what it has caused.
      if store.prompt == nil { change.padding(.horizontal, 1) }
    }
  }

  /// The state of the last change.
  @ViewBuilder private var change: some View {
    if case .pending(let text) = store.state.additionAnswer {
      Text(text).dim()
    } else if let error = store.change.error {
      Text("✗ \(error.screenMessage)").foregroundColor(.red)
    }
  }
}

private struct SelectedFavorite: View {
  let store: StoreOf<FavoritesFeature>

  var body: some View {
    let row = store.state.selectedRow
    RepositoryCard(row, readme: store.readme)
      .onKeyPress(keys: ["f", .space]) { _ in
        guard let row else { return .ignored }
        store.send(.removeButtonTapped(id: row.id))
        return .handled
      }
      .task(id: row?.id) { store.send(.detailTask) }
  }
}

/// The buttons for the selected row. Only they depend on the selection, so moving it is cheap.
private struct SelectedPage: View {
  let store: StoreOf<FavoritesFeature>

  var body: some View { RepositoryButtons(store.state.selectedRow, readme: store.readme) }
}
