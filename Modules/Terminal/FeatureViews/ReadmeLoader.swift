import ComposableArchitecture
import Models

/// The part of a reducer that loads READMEs for a list of repositories.
public struct ReadmeLoader<Action: Sendable>: Sendable {
  private let id: AnyHashableSendable
  private let clock: any Clock<Duration>
  private let settled: Action
  private let response: @Sendable (Repository.ID, APIResult<String>) -> Action
  private let load: @Sendable (_ owner: String, _ name: String) async throws -> String

  /// - Parameters:
  ///   - id: The ID of the effects.
  ///   - clock: The clock for the time after which a selection stays.
  ///   - settled: The action for a selection that stays.
  ///   - response: Returns the action for a README.
  ///   - load: Loads the README of a repository, given its owner and its name.
  public init(
    id: some Hashable & Sendable,
    clock: any Clock<Duration>,
    settled: Action,
    response: @escaping @Sendable (Repository.ID, APIResult<String>) -> Action,
    load: @escaping @Sendable (_ owner: String, _ name: String) async throws -> String
  ) {
    self.id = AnyHashableSendable(id)
    self.clock = clock
    self.settled = settled
    self.response = response
    self.load = load
  }

  /// Shows the README of the selected repository. One that isn't known is loaded once the selection stays.
  public func select(_ state: inout some ReadmeListState) -> Effect<Action> {
    guard let selected = state.selectedRow?.id else { return .none }
    if state.readme.select(selected) {
      return .run { [settled] send in await send(settled) }
        .debounce(id: id, for: .milliseconds(300), clock: clock)
    }
    return state.readme.text.isLoading ? .none : .cancel(id: id)
  }

  /// Loads the README of the repository on which the selection stays.
  public func loadSelected(_ state: inout some ReadmeListState) -> Effect<Action> {
    guard let row = state.selectedRow, let repository = state.repository(id: row.id),
      state.readme.startLoadingSelected(row.id)
    else { return .none }
    return load(repository)
  }

  /// Loads the README of a repository, unless it is known. One that failed is loaded again.
  public func open(_ id: Repository.ID, _ state: inout some ReadmeListState) -> Effect<Action> {
    guard let repository = state.repository(id: id), state.readme.startLoading(id) else { return .none }
    return load(repository)
  }

  /// Loads the README again if that has failed.
  public func retry(_ state: inout some ReadmeListState) -> Effect<Action> {
    guard state.readme.text.error != nil, let id = state.readme.repositoryID else { return .none }
    return open(id, &state)
  }

  private func load(_ repository: Repository) -> Effect<Action> {
    .run { [load, response] send in
      let result = await APIResult { try await load(repository.owner, repository.name) }
      await send(response(repository.id, result))
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}
