import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// One character.
public struct CharacterDetailView: View {
  public let store: StoreOf<CharacterDetailFeature>

  public init(store: StoreOf<CharacterDetailFeature>) { self.store = store }

  public var body: some View {
    Pane("Character \(store.state.id)", isBusy: store.character.isLoading) {
      ScrollView {
        VStack(alignment: .leading) {
          LoadStatusView(store.character, noun: "character \(store.state.id)")
          if let character = store.character.value { CharacterCard(character: character) }
        }
        .padding(EdgeInsets(leading: 1))
      }
    }
    .toolbar {
      Button("Back") { store.send(.closeButtonTapped) }.keyboardShortcut(.escape)
      Button("Next") { store.send(.nextButtonTapped) }.keyboardShortcut("n")
      Button("Previous") { store.send(.previousButtonTapped) }.keyboardShortcut("p")
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
    }
    .task { store.send(.task) }
  }
}

/// The name, the portrait and the facts of a character.
struct CharacterCard: View {
  let character: RickAndMortyCharacter

  var body: some View {
    VStack(alignment: .leading) {
      Text(character.name).font(.title)
      Text("● \(character.status.rawValue)").foregroundColor(character.status.color)
      row("Species", character.species)
      row("Type", character.type.isEmpty ? "-" : character.type)
      row("Gender", character.gender.rawValue)
      row("Origin", character.origin.name)
      row("Location", character.location.name)
      row("Episodes", "\(character.episodes.count)")
      if let image = character.image { AsyncImage(url: image) }
    }
  }

  private func row(_ title: String, _ value: String) -> some View {
    HStack(alignment: .top) {
      Text(title).dim().frame(width: 9, alignment: .leading)
      Text(value)
    }
  }
}
