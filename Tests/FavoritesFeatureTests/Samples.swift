import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import Models

extension FavoritesFeature.State {
  /// What is there once the favorites have come.
  static func showing(_ repositories: Repository...) -> Self {
    var state = Self()
    state.favorites = .loaded(IdentifiedArray(uniqueElements: repositories))
    return state
  }

  static let loaded = showing(.mock, .mock2, .mockBare)

  static var locked: Self {
    var state = Self()
    state.favorites = .failed(.busy(path: "favorites.sqlite"), previous: nil)
    return state
  }

  /// What is there when a repository was to be added that does not exist.
  static func misspelt(_ name: RepositoryName) -> Self {
    var state = showing(.mock)
    state.changeRequest = .addition(name)
    state.change = .failed(.service(.notFound(resource: "repository"), name), previous: nil)
    return state
  }

  static func adding(_ name: RepositoryName) -> Self {
    var state = showing(.mock)
    state.changeRequest = .addition(name)
    state.change.startLoading()
    return state
  }
}
