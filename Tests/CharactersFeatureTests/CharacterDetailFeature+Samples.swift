import CharactersFeature
import FeatureViews
import Models

extension CharacterDetailFeature.State {
  static var loading: Self {
    var state = Self(id: 900)
    state.character.startLoading()
    return state
  }

  static var failed: Self {
    var state = Self(id: 900)
    state.character.fail(with: .notFound(resource: "character 900"))
    return state
  }

  static var stale: Self {
    var state = Self(character: .mock)
    state.character.fail(with: .timedOut)
    return state
  }

  static var longText: Self {
    var character = RickAndMortyCharacter.mock
    character.name = CharactersFeature.State.longText
    character.type = CharactersFeature.State.longText
    return Self(character: character)
  }
}
