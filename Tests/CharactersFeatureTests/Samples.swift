import CharactersFeature
import ComposableArchitecture
import Models

extension RickAndMortyCharacter {
  static func sample(_ id: Int, name: String = "Sample") -> Self {
    var character = Self.mock
    character.id = id
    character.name = "\(name) \(id)"
    return character
  }
}

extension CharactersPage {
  /// Returns a page of 20, as the service divides them.
  static func sample(page: Int, count: Int, name: String = "Sample") -> Self {
    let first = (page - 1) * 20 + 1
    let pages = (count + 19) / 20
    let ids = first <= count ? Array(first...min(count, first + 19)) : []
    return CharactersPage(
      page: page,
      characters: ids.map { .sample($0, name: name) },
      count: ids.isEmpty ? 0 : count,
      pages: pages,
      nextPage: page < pages ? page + 1 : nil
    )
  }
}

extension LoadedCharacters {
  /// Returns the state after some pages have been loaded.
  static func sample(pages: Int = 1, count: Int, name: String = "Sample") -> Self {
    let shown = min(count, pages * 20)
    return LoadedCharacters(
      characters: IdentifiedArray(uniqueElements: (1...shown).map { .sample($0, name: name) }),
      total: count,
      hasMore: shown < count
    )
  }
}

extension CharactersFeature.State {
  /// Returns the state after some pages have been loaded.
  static func loaded(pages: Int = 1, count: Int = 45) -> Self {
    var state = Self()
    state.characters = .loaded(.sample(pages: pages, count: count))
    state.request.page = pages
    state.answeredRequest = state.request
    return state
  }
}

extension CharactersFeature.State {
  /// A few different characters, on one of many pages.
  static var few: Self {
    var dead = RickAndMortyCharacter.sample(902, name: "Dead")
    dead.status = .dead
    var state = Self()
    state.characters = .loaded(
      LoadedCharacters(characters: [.mock, .mock2, dead], total: 826, hasMore: true)
    )
    state.answeredRequest = state.request
    return state
  }

  /// The state after the second page failed.
  static var halted: Self {
    var state = few
    state.characters.fail(with: .server(status: 503))
    return state
  }

  static var offline: Self {
    var state = Self()
    state.characters = .failed(.offline(detail: "no route to host"), previous: nil)
    return state
  }
}
