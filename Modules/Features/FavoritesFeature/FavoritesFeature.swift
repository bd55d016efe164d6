import ComposableArchitecture
import FavoritesClient
import FeatureViews
import GitHubClient
import Models

/// The favorites: stored copies of repositories, available without a network.
@Reducer
public struct FavoritesFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    public var sort: RepositorySort
    public var isReversed: Bool
    /// The favorites, shared with every feature that shows a heart.
    public var favorites: LoadState<IdentifiedArrayOf<Repository>, FavoritesError> = .idle
    /// The state of the last change requested here.
    public var change: LoadState<FavoritesChange, FavoritesChangeError> = .idle
    /// The last change requested here.
    public var changeRequest: FavoritesChangeRequest?
    /// The number of changes requested here. Two requests may be equal, so responses have the number of theirs.
    public var changeCount = 0
    /// The prompt for a repository to add.
    public var prompt: Prompt?
    /// The number of changes requested before the prompt was shown. It has no answer to these.
    public var earlierChangeCount = 0
    /// Whether the user is asked if all favorites should be removed.
    public var isClearing = false

    /// The favorite with details; `nil` for the first one.
    public var selectedID: Repository.ID?
    /// Whether a narrow screen shows the details instead of the list.
    public var isShowingDetail = false
    /// The README of the repository with details.
    public var readme = Readme()

    public init(sort: RepositorySort = .name, isReversed: Bool = false) {
      self.sort = sort
      self.isReversed = isReversed
    }
  }

  public enum Action: BindableAction, Codable, Equatable, Sendable {
    case task
    case refreshButtonTapped
    case addSubmitted(String)
    case removeButtonTapped(id: Repository.ID)
    case clearButtonTapped
    case sortButtonTapped
    case rowTapped(id: Repository.ID)
    case detailTask
    case selectionSettled
    case binding(BindingAction<State>)
    case readmeResponse(id: Repository.ID, result: APIResult<String>)
    case favoritesChanged([Repository])
    case favoritesFailed(FavoritesError)
    case favoritesObservationEnded
    case changeResponse(number: Int, result: Outcome<FavoritesChange, FavoritesChangeError>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.favoritesClient) private var favoritesClient
  @Dependency(\.gitHubClient) var gitHubClient

  enum CancelID { case addition, favorites, readme }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer().onChange(of: { $0.prompt == nil }) { _, isClosed in
      Reduce { state, _ in
        // The prompt begins without an error, and takes its own with it.
        dismissError(&state)
        if !isClosed { state.earlierChangeCount = state.changeCount }
        return .none
      }
    }
    Reduce { state, action in
      switch action {
      case .task:
        return state.favorites.isIdle ? observeFavorites(&state) : .none

      case .refreshButtonTapped:
        dismissError(&state)
        return .merge(observeFavorites(&state), readmes.retry(&state))

      case .addSubmitted(let text):
        return add(text, &state)

      case .removeButtonTapped(let id):
        return request(.removal(id: id), &state) { [favoritesClient] in
          .removed(id: id, wasThere: try await favoritesClient.remove(id: id))
        }

      case .clearButtonTapped:
        state.isClearing = false
        return request(.clearance, &state) { [favoritesClient] in
          .cleared(count: try await favoritesClient.clear())
        }

      case .sortButtonTapped:
        // Each order is followed by its reverse.
        if state.isReversed { state.sort = state.sort.next }
        state.isReversed.toggle()
        return .none

      case .rowTapped(let id):
        state.selectedID = id
        state.isShowingDetail = true
        return readmes.open(id, &state)

      case .detailTask:
        return readmes.select(&state)

      case .selectionSettled:
        return readmes.loadSelected(&state)

      case .binding:
        return .none

      case .readmeResponse(let id, let result):
        state.readme.finish(id, with: result)
        return .none

      case .favoritesChanged(let favorites):
        dismissError(&state)
        show(favorites, &state)
        return .none

      case .favoritesFailed(let error):
        state.favorites.fail(with: error)
        return .none

      case .favoritesObservationEnded:
        state.favorites.stopLoading()
        return .none

      case .changeResponse(let number, let result):
        guard state.change.isLoading, state.changeCount == number else { return .none }
        finish(with: result, &state)
        return .none
      }
    }
  }

  /// Dismisses the error of the last change.
  private func dismissError(_ state: inout State) {
    if state.change.error != nil { state.change = .idle }
  }

  private func observeFavorites(_ state: inout State) -> Effect<Action> {
    state.favorites.startLoading()
    return .run { [favoritesClient] send in
      do {
        for try await favorites in favoritesClient.observe() {
          await send(.favoritesChanged(favorites))
        }
      } catch is CancellationError {
        // An observation that its client cancelled has ended, too.
      }
      await send(.favoritesObservationEnded)
    } catch: { error, send in
      await send(.favoritesFailed(FavoritesError(error)))
    }
    .cancellable(id: CancelID.favorites, cancelInFlight: true)
  }

  /// Shows the favorites. If the selected one has been removed, its neighbor is selected.
  private func show(_ favorites: [Repository], _ state: inout State) {
    let rows = state.rows
    let selected = state.selectedRow.flatMap { row in rows.firstIndex { $0.id == row.id } }
    state.favorites = favorites.isEmpty ? .empty : .loaded(IdentifiedArray(uniqueElements: favorites))
    // Another program may have removed them.
    if favorites.isEmpty { state.isClearing = false }
    guard let selected, state.favorites.value?[id: rows[selected].id] == nil else { return }
    let rest = state.rows
    state.selectedID = rest.isEmpty ? nil : rest[min(selected, rest.count - 1)].id
    state.isShowingDetail = false
  }

  /// Looks up a repository on GitHub, and stores a copy of its current data.
  private func add(_ text: String, _ state: inout State) -> Effect<Action> {
    guard let name = RepositoryName(text) else {
      state.changeRequest = nil
      state.change.fail(with: .invalidName(text))
      return .cancel(id: CancelID.addition)
    }
    return request(.addition(name), &state) { [favoritesClient, gitHubClient] in
      let repository = try await gitHubClient.repository(owner: name.owner, name: name.name)
      return .added(repository, isNew: try await favoritesClient.add(repository))
    }
    .cancellable(id: CancelID.addition, cancelInFlight: true)
  }

  /// Changes the favorites. The result arrives through their observation.
  private func request(
    _ request: FavoritesChangeRequest,
    _ state: inout State,
    _ operation: @escaping @Sendable () async throws -> FavoritesChange
  ) -> Effect<Action> {
    state.changeRequest = request
    state.changeCount += 1
    state.change.startLoading()
    return .run { [number = state.changeCount] send in
      let result: Outcome<FavoritesChange, FavoritesChangeError>
      do {
        result = .success(try await operation())
      } catch {
        result = .failure(FavoritesChangeError(error, request))
      }
      await send(.changeResponse(number: number, result: result))
    }
  }

  private func finish(with result: Outcome<FavoritesChange, FavoritesChangeError>, _ state: inout State) {
    switch result {
    case .success(let change):
      state.change = .loaded(change)
      if case .added = change, state.changeCount > state.earlierChangeCount { state.prompt = nil }
    case .failure(.cancelled): state.change.stopLoading()
    case .failure(let error): state.change.fail(with: error)
    }
  }
}
