import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// The characters by page, with a filter, and the details of one of them.
public struct CharactersView: View {
  @Bindable public var store: StoreOf<CharactersFeature>
  @State private var isFiltering = false

  public init(store: StoreOf<CharactersFeature>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      LoadStatusView(store.characters, noun: "characters")
      List {
        ForEach(store.characters.value?.characters ?? []) { character in
          Button {
            store.send(.characterTapped(id: character.id))
          } label: {
            CharacterRow(character: character)
          }
        }
        if let list = store.characters.value, list.hasMore {
          NextPageRow(after: store.characters, count: list.characters.count) {
            store.send(.nextPageReached)
          }
        }
      }
      .overlay {
        if case .empty = store.characters {
          EmptyStateView("No character matches.", hint: "Press / or F and change the filter.")
        }
      }
      if let list = store.characters.value { Text("\(list.characters.count) of \(list.total)").dim() }
    }
    .searchable(text: $store.filter.name, prompt: "Search by name")
    .sheet(isPresented: $isFiltering, title: "Filter") { CharacterFilterView(store: store) }
    .toolbar {
      Button("Filter") { isFiltering = true }.keyboardShortcut("F")
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
    }
    .navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) {
      CharacterDetailView(store: $0)
    }
    .task { store.send(.task) }
  }
}

private struct CharacterRow: View {
  let character: RickAndMortyCharacter

  var body: some View {
    HStack {
      Text("\(character.id)").dim().frame(width: 4, alignment: .trailing)
      Text(character.name).bold()
      Spacer()
      Text("\(character.status.rawValue) · \(character.species)").foregroundColor(character.status.color)
    }
    .lineLimit(1)
  }
}

private struct CharacterFilterView: View {
  @Bindable var store: StoreOf<CharactersFeature>

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Status", selection: $store.filter.status) {
        Text("any").tag(CharacterStatus?.none)
        ForEach(["Alive", "Dead", "unknown"], id: \.self) { word in
          Text(word).tag(CharacterStatus(rawValue: word) as CharacterStatus?)
        }
      }
      Picker("Gender", selection: $store.filter.gender) {
        Text("any").tag(CharacterGender?.none)
        ForEach(["Female", "Male", "Genderless", "unknown"], id: \.self) { word in
          Text(word).tag(CharacterGender(rawValue: word) as CharacterGender?)
        }
      }
      HStack {
        Text("Species:")
        TextField("any", text: $store.filter.species).frame(width: 20)
      }
      HStack {
        Text("Type:   ")
        TextField("any", text: $store.filter.type).frame(width: 20)
      }
      Text("Tab: next · Esc: done").dim()
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
