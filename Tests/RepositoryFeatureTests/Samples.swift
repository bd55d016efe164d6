import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature

extension Repository {
  /// Returns one of many repositories in order of their last update: 1 is the latest.
  static func numbered(_ number: Int, owner: String = "octo-sample", stars: Int = 0) -> Repository {
    Repository(
      id: number,
      name: "kit-\(number)",
      owner: owner,
      stars: stars,
      updatedAt: Date(timeIntervalSince1970: 1_700_000_000 - Double(number))
    )
  }
}

extension URL {
  /// Returns the address of a page after the first.
  static func page(_ number: Int) -> URL { URL(filePath: "/page/\(number)") }
}

extension RepositoriesPage {
  /// Returns a page of numbered repositories, with the number of the next page.
  static func numbered(_ numbers: ClosedRange<Int>, owner: String = "octo-sample", next: Int? = nil) -> Self {
    RepositoriesPage(
      repositories: numbers.map { .numbered($0, owner: owner) },
      nextPage: next.map(URL.page)
    )
  }
}

extension RepositoryFeature.State {
  /// Returns the state after some pages have been loaded.
  static func showing(_ pages: RepositoriesPage..., owner: String = "octo-sample") -> Self {
    var state = Self(owner: owner)
    var loaded: LoadedRepositories?
    for page in pages { loaded = LoadedRepositories(loaded, adding: page) }
    if let loaded { state.load = .loaded(loaded) }
    state.request = RepositoriesRequest(owner: owner, page: pages.count > 1 ? .page(pages.count) : nil)
    return state
  }
}

/// Returns a store with favorites in memory and scripted responses of GitHub.
@MainActor
func makeStore(
  _ state: RepositoryFeature.State = .init(owner: "octo-sample"),
  favorites: FavoritesClient = .inMemory(),
  repositories: (@Sendable (String, URL?) async throws -> RepositoriesPage)? = nil
) -> TestStoreOf<RepositoryFeature> {
  TestStore(initialState: state) {
    RepositoryFeature()
  } withDependencies: {
    $0.favoritesClient = favorites
    if let repositories { $0.gitHubClient.repositories = repositories }
  }
}

extension RepositoryFeature.State {
  /// Returns the state after repositories and favorites have been loaded.
  static func loaded(searchText: String = "") -> Self {
    let page = RepositoriesPage(repositories: [.mock, .mock2, .mockBare], nextPage: .page(2))
    var state = Self.showing(page)
    state.account = .loaded(.mock)
    state.favorites = .loaded([.mock2])
    state.searchText = searchText
    return state
  }

  static var unknownOwner: Self {
    var state = Self(owner: "nobody-sample")
    state.load = .failed(.notFound(resource: "account"), previous: nil)
    return state
  }

  /// The state when the favorites can't be read.
  static var locked: Self {
    var state = Self.loaded()
    state.favorites = .failed(.busy(path: "favorites.sqlite"), previous: nil)
    return state
  }
}
