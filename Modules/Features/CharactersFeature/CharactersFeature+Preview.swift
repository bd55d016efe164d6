import ComposableArchitecture
import FeatureViews
import Models

extension CharactersFeature.State: PreviewableState {
  public static func preview(_ preview: Preview) -> Self {
    var state = Self()
    switch preview {
    case .empty: state.characters = .empty
    case .loading: state.characters.startLoading()
    case .failed:
      state.characters = .failed(.timedOut, previous: LoadedCharacters(characters: [.mock], total: 826))
    case .longText:
      var character = RickAndMortyCharacter.mock
      character.name = longText
      state.characters = .loaded(LoadedCharacters(characters: [character], total: 1))
    }
    return state
  }
}
