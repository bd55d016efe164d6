import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// The characters by page, with a filter, and the details of one of them. Only the views within read what a letter of the
/// search, or the load after it, changes.
public struct CharactersView: View {
  @Bindable public var store: StoreOf<CharactersFeature>
  /// Whether there is room for the details beside the list; `nil` before the first layout.
  @State private var hasRoom: Bool?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  public init(store: StoreOf<CharactersFeature>) { self.store = store }

  public var body: some View {
    // A narrow screen shows the details as a destination, and never this column.
    NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
      CharacterList(store: store, isWide: isWide)
    } detail: {
      SelectedCharacter(store: store)
    }
    .searchable(text: $store.filter.name, prompt: "Search by name") {
      CharacterFilterChips(store: store) { store.isFiltering = true }
    }
    .sheet(isPresented: $store.isFiltering, title: "Filter") { CharacterFilterView(store: store) }
    .toolbar {
      KeyLabel("/", "Search").help("Search characters").layoutPriority(-2)
      Button("Filter") { store.isFiltering = true }.keyboardShortcut("F").help("Filter characters")
      if isWide { NeighborKeys(store: store) }
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r").help("Refresh characters")
    }
    .navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) {
      CharacterDetailView(store: $0, hasNext: store.state.hasNext, hasPrevious: store.state.hasPrevious)
    }
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= 100
    } action: {
      hasRoom = $0
    }
    .task { store.send(.task) }
  }

  /// Whether the details stand beside the list. An inspector may leave less room than the screen has.
  private var isWide: Bool { hasRoom ?? (horizontalSizeClass == .regular) }
}

private struct NeighborKeys: View {
  let store: StoreOf<CharactersFeature>

  var body: some View {
    Button("Next") { select(1) }.keyboardShortcut("n").help("Next character")
      .disabled(!store.state.hasNext).layoutPriority(-1)
    Button("Previous") { select(-1) }.keyboardShortcut("p").help("Previous character")
      .disabled(!store.state.hasPrevious).layoutPriority(-1)
  }

  private func select(_ step: Int) {
    if let neighbor = store.state.neighbor(step) { store.selectedID = neighbor.id }
  }
}

private struct CharacterList: View {
  let store: StoreOf<CharactersFeature>
  let isWide: Bool

  var body: some View {
    Pane("Characters", isBusy: store.characters.isLoading) {
      GeometryReader { area in
        let width: Int = area.size.width - 2
        VStack(alignment: .leading) {
          CharacterHeadlines(width: width)
          CharacterRows(store: store, width: width, isWide: isWide)
        }
      }
      .loadStatus(store.characters, noun: "characters", service: "Rick and Morty")
    }
  }
}

private struct CharacterRows: View {
  @Bindable var store: StoreOf<CharactersFeature>
  let width: Int
  let isWide: Bool

  init(store: StoreOf<CharactersFeature>, width: Int, isWide: Bool) {
    self.store = store
    self.width = width
    self.isWide = isWide
  }

  var body: some View {
    let (store, width, isWide) = (store, width, isWide)
    List(selection: selection) {
      ForEach(store.characters.value?.characters ?? []) { character in
        if isWide {
          // Return moves the focus to the details.
          CharacterRow(character: character, width: width)
        } else {
          Button {
            store.send(.characterTapped(id: character.id))
          } label: {
            CharacterRow(character: character, width: width)
          }
        }
      }
      if let list = store.characters.value, list.hasMore {
        NextPageRow(after: store.characters, count: list.characters.count) {
          store.send(.nextPageReached)
        }
      }
    }
    .environment(\.reservesScrollBar, true)
    .listTotal(store.characters.value?.total)
    .overlay {
      if case .empty = store.characters {
        EmptyStateView("No character matches.", hint: "Press / or F and change the filter.")
      }
    }
  }

  /// The row that is lit is the character with details, even if none has been chosen.
  private var selection: Binding<RickAndMortyCharacter.ID?> {
    let (store, chosen) = (store, $store.selectedID)
    return Binding(get: { store.state.selectedCharacter?.id }, set: { chosen.wrappedValue = $0 })
  }
}

private struct SelectedCharacter: View {
  let store: StoreOf<CharactersFeature>

  var body: some View { CharacterPane(character: store.state.selectedCharacter) }
}

private struct CharacterPane: View, Equatable {
  let character: RickAndMortyCharacter?

  var body: some View {
    let character = character
    Pane(character?.name ?? "Details") {
      if let character {
        GeometryReader { area in
          ScrollView {
            PaneInsets {
              CharacterCard(character: character, rowsBelow: CharacterCard.rowsBelow(in: area.size))
            }
          }
        }
      } else {
        Text("No character is selected.").foregroundColor(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

private struct CharacterFilterView: View {
  @Bindable var store: StoreOf<CharactersFeature>
  @FocusState private var isOnStatus: Bool?

  var body: some View {
    VStack(alignment: .leading) {
      row("Status") {
        Picker("Status", selection: $store.filter.status) {
          Text("any").tag(CharacterStatus?.none)
          ForEach(["Alive", "Dead", "unknown"], id: \.self) { word in
            Text(word).tag(CharacterStatus(rawValue: word) as CharacterStatus?)
          }
        }
        .focused($isOnStatus, equals: true)
      }
      row("Gender") {
        Picker("Gender", selection: $store.filter.gender) {
          Text("any").tag(CharacterGender?.none)
          ForEach(["Female", "Male", "Genderless", "unknown"], id: \.self) { word in
            Text(word).tag(CharacterGender(rawValue: word) as CharacterGender?)
          }
        }
      }
      row("Species") {
        TextField("any", text: $store.filter.species).accessibilityLabel("Species").frame(width: 20)
      }
      row("Type") {
        TextField("any", text: $store.filter.type).accessibilityLabel("Type").frame(width: 20)
      }
    }
    .labelsHidden()
    .defaultFocus($isOnStatus, true)
  }

  /// Returns a control after its title. The controls are below each other.
  private func row(_ title: String, @ViewBuilder control: () -> some View) -> some View {
    HStack(spacing: 0) {
      Text("\(title):").frame(width: 9, alignment: .leading).accessibilityHidden()
      control()
    }
  }
}

extension CharacterStatus {
  var color: Color {
    switch self {
    case .alive: .green
    case .dead: .red
    case .unknown: .secondary
    }
  }
}
