import ComposableArchitecture
import FavoritesClient
import FeatureViews
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

  /// The selected favorite, or the first one.
  public var selectedRow: RepositoryRow? {
    selectedID.flatMap { favorites.value?[id: $0] }.map { RepositoryRow(repository: $0, isFavorite: true) }
      ?? rows.first
  }

  /// Returns why a repository can't be added, in a sentence; `nil` if it can.
  ///
  /// - Parameter text: Its name or address.
  func problem(ofAdding text: String) -> String? {
    guard let name = RepositoryName(text)?.description else { return nil }
    let known = favorites.value?.first { $0.fullName.caseInsensitiveCompare(name) == .orderedSame }
    return known.map { "\($0.fullName) is a favorite already" }
  }

  /// The answer to the last repository to add, for its prompt or, once that was closed, for the list.
  var additionAnswer: PromptAnswer {
    guard case .addition(let name)? = changeRequest, prompt == nil || changeCount > earlierChangeCount else {
      return .missing
    }
    switch change {
    case .loading: return .pending("Asking GitHub for \(name)…")
    case .failed(let error, _): return .refused(error.screenMessage)
    case .idle, .loaded, .empty: return .missing
    }
  }

  /// Returns a favorite.
  ///
  /// - Parameter id: The ID of the repository.
  public func repository(id: Repository.ID) -> Repository? { favorites.value?[id: id] }

  /// The message for an empty list; `nil` unless the favorites are known to be empty.
  public var emptyMessage: String? {
    guard case .empty = favorites else { return nil }
    return "There are no favorites yet. Press f on a repository, or run: favorites add OWNER/NAME"
  }

  /// One sentence on the last failure; `nil` if there was none.
  public var failureMessage: String? {
    favorites.error?.message ?? change.error?.message
  }
}
