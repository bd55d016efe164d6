import ComposableArchitecture
import FavoritesClient
import Models

extension FavoritesFeature.State {
  /// The favorites in the chosen order.
  ///
  /// - Complexity: O(*n* log *n*).
  public var rows: [RepositoryRow] {
    (favorites.value?.elements ?? []).sorted(by: sort, isReversed: isReversed).map {
      RepositoryRow(repository: $0, isFavorite: true)
    }
  }

  /// What to say where there are no favorites; `nil` unless it is known that there are none.
  public var emptyMessage: String? {
    guard case .empty = favorites else { return nil }
    return "There are no favorites yet. Tap the heart of a repository, or run: favorites add OWNER/NAME"
  }

  /// One sentence on what failed last; `nil` if nothing did.
  public var failureMessage: String? {
    favorites.error?.message ?? change.error?.message
  }
}
