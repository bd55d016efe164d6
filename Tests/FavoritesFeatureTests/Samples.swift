import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import Models

extension FavoritesFeature.State {
  /// Returns the state after the favorites have been loaded.
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

  /// Returns the state while GitHub is asked for a repository.
  static func adding(_ name: String) -> Self {
    var state = showing(.mock)
    state.changeRequest = RepositoryName(name).map { .addition($0) }
    state.change.startLoading()
    return state
  }

  /// Returns the state after adding a repository that doesn't exist.
  static func misspelt(_ name: String) -> Self {
    var state = showing(.mock)
    guard let name = RepositoryName(name) else { return state }
    state.changeRequest = .addition(name)
    state.change = .failed(.service(.notFound(resource: "repository"), name), previous: nil)
    return state
  }
}
