import ComposableArchitecture
import GitHubClient
import Models

/// The README of the selected favorite.
extension FavoritesFeature {
  /// Shows the README of the selected favorite. One that isn't known is loaded once the selection stays.
  func selectReadme(_ state: inout State) -> Effect<Action> {
    guard let id = state.selectedRow?.id else { return .none }
    if state.readme.select(id) {
      return .run { send in await send(.selectionSettled) }
        .debounce(id: CancelID.readme, for: .milliseconds(300), clock: clock)
    }
    return state.readme.text.isLoading ? .none : .cancel(id: CancelID.readme)
  }

  /// Loads the README of the repository on which the selection stays.
  func loadSelectedReadme(_ state: inout State) -> Effect<Action> {
    guard let row = state.selectedRow, let repository = state.favorites.value?[id: row.id],
      state.readme.startLoadingSelected(row.id)
    else { return .none }
    return loadReadme(of: repository)
  }

  /// Loads the README of a repository, unless it is known. One that failed is loaded again.
  func openReadme(of id: Repository.ID, _ state: inout State) -> Effect<Action> {
    guard let repository = state.favorites.value?[id: id], state.readme.startLoading(id) else { return .none }
    return loadReadme(of: repository)
  }

  /// Loads the README again if that has failed.
  func retryReadme(_ state: inout State) -> Effect<Action> {
    guard state.readme.text.error != nil, let id = state.readme.repositoryID else { return .none }
    return openReadme(of: id, &state)
  }

  private func loadReadme(of repository: Repository) -> Effect<Action> {
    .run { [gitHubClient] send in
      let result = await APIResult {
        try await gitHubClient.readme(owner: repository.owner, name: repository.name)
      }
      await send(.readmeResponse(id: repository.id, result: result))
    }
    .cancellable(id: CancelID.readme, cancelInFlight: true)
  }
}
