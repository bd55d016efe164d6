import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature

extension Repository {
  /// One of many repositories, which were updated one after the other: 1 is the latest.
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
  /// The address of a page after the first.
  static func page(_ number: Int) -> URL { URL(filePath: "/page/\(number)") }
}

extension RepositoriesPage {
  /// A page of numbered repositories, and the number of the one after it.
  static func numbered(_ numbers: ClosedRange<Int>, owner: String = "octo-sample", next: Int? = nil) -> Self {
    RepositoriesPage(
      repositories: numbers.map { .numbered($0, owner: owner) },
      nextPage: next.map(URL.page)
    )
  }
}

extension RepositoryFeature.State {
  /// What is shown when pages have been loaded.
  static func showing(_ pages: RepositoriesPage..., owner: String = "octo-sample") -> Self {
    var state = Self(owner: owner)
    var loaded: LoadedRepositories?
    for page in pages { loaded = LoadedRepositories(loaded, adding: page) }
    if let loaded { state.load = .loaded(loaded) }
    state.request = RepositoriesRequest(owner: owner, page: pages.count > 1 ? .page(pages.count) : nil)
    return state
  }
}

/// A store whose favorites are in memory, and whose GitHub answers as it is told.
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
  /// What is there once repositories, and the favorites, have come.
  static func loaded(searchText: String = "") -> Self {
    let page = RepositoriesPage(repositories: [.mock, .mock2, .mockBare], nextPage: .page(2))
    var state = Self.showing(page)
    state.favorites = .loaded([.mock2])
    state.searchText = searchText
    return state
  }

  static var unknownOwner: Self {
    var state = Self(owner: "nobody-sample")
    state.load = .failed(.notFound(resource: "account"), previous: nil)
    return state
  }

  /// What is there when the favorites cannot be read.
  static var locked: Self {
    var state = Self.loaded()
    state.favorites = .failed(.busy(path: "favorites.sqlite"), previous: nil)
    return state
  }
}
