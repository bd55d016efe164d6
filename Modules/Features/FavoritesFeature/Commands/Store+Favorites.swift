import CommandSupport
import ComposableArchitecture
import Models

extension Store<FavoritesFeature.State, FavoritesFeature.Action> {
  /// Begins to observe the favorites, and waits for their first value.
  ///
  /// - Throws: A `FavoritesError`, or `CancellationError`.
  func loadFavorites() async throws {
    send(.task)
    try await wait { !$0.favorites.isLoading }
    _ = try state.favorites.outcome()
  }

  /// Sends an action that changes the favorites, and waits for the outcome.
  ///
  /// - Returns: The completed change; `nil` if it was interrupted or the repository doesn't exist.
  /// - Throws: A `CommandFailure`, or `CancellationError`.
  func change(_ action: FavoritesFeature.Action) async throws -> FavoritesChange? {
    await send(action).finish()
    try Task.checkCancellation()
    guard let error = state.change.error else { return state.change.value }
    switch error {
    case .cancelled: throw CancellationError()
    case .invalidName: throw CommandFailure.usage(error.message)
    case .service(.notFound, _): return nil
    case .service(let cause, let name):
      throw CommandFailure(cause.message(about: "\(name)", at: "GitHub"), status: CommandStatus(cause))
    case .storage(let cause): throw cause
    }
  }
}
