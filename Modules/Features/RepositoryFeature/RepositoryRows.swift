import ComposableArchitecture
import FeatureViews
import Models

extension RepositoryFeature.State {
  /// The repositories that match the search, in the chosen order, each with its heart.
  ///
  /// - Complexity: O(*n* log *n*) in the number of loaded repositories.
  public var visibleRows: [RepositoryRow] {
    (load.value?.repositories ?? []).matching(searchText).sorted(by: sort, isReversed: isReversed).map {
      repository in
      RepositoryRow(repository: repository, isFavorite: isFavorite(id: repository.id))
    }
  }

  /// The selected repository. If the search hides it, or none is selected, it is the first one shown.
  public var selectedRow: RepositoryRow? {
    guard let selected = selectedID.flatMap({ load.value?.repositories[id: $0] }),
      ![selected].matching(searchText).isEmpty
    else { return visibleRows.first }
    return RepositoryRow(repository: selected, isFavorite: isFavorite(id: selected.id))
  }

  /// Returns whether a repository is a favorite.
  ///
  /// - Complexity: O(1).
  public func isFavorite(id: Repository.ID) -> Bool {
    favorites.value?[id: id] != nil
  }

  /// Whether there are more pages to load.
  public var hasMorePages: Bool { load.value?.nextPage != nil }

  /// One sentence on the failure of the last request; `nil` if it didn't fail.
  public var failureMessage: String? { missingMessage() ?? load.error?.message }

  /// Returns one sentence if the account doesn't exist; `nil` otherwise.
  ///
  /// - Parameter key: The key that asks for another account; `nil` if there is none.
  func missingMessage(key: String? = nil) -> String? {
    load.error?.missingAccountMessage(login: owner, key: key)
  }

  /// One sentence on the failure of the account's request; `nil` if it didn't fail, or if the list says what failed.
  var accountFailure: String? {
    load.error == nil
      ? account.error?.message(from: "GitHub", retryKey: account.canRetryHelp ? "r" : nil) : nil
  }

  /// Returns a loaded repository, or a favorite.
  ///
  /// - Parameter id: The ID of the repository.
  public func repository(id: Repository.ID) -> Repository? {
    load.value?.repositories[id: id] ?? favorites.value?[id: id]
  }
}
