import Models

/// The state of a list whose selected repository shows its README.
public protocol ReadmeListState {
  /// The README of the repository with details.
  var readme: Readme { get set }
  /// The selected row; `nil` in an empty list.
  var selectedRow: RepositoryRow? { get }

  /// Returns a repository of the list.
  ///
  /// - Parameter id: The ID of the repository.
  func repository(id: Repository.ID) -> Repository?
}
