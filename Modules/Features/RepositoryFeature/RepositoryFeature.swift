import ComposableArchitecture
import FavoritesClient
import FeatureViews
import Foundation
import GitHubClient
import Models

/// The repositories of one GitHub account: loaded by page, with search, sorting and a heart for each.
@Reducer
public struct RepositoryFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    /// The login of the account; empty until one is chosen.
    public var owner: String
    public var searchText: String
    public var sort: RepositorySort
    public var isReversed: Bool
    /// The repositories of all pages loaded so far, and the state of loading.
    public var load: APILoadState<LoadedRepositories> = .idle
    /// The account itself, for the card above the list. It is loaded when the card is shown.
    public var account: APILoadState<Account> = .idle
    /// The parameters of the current or last request.
    public var request: RepositoriesRequest?
    /// The favorites, shared with every feature that shows a heart.
    public var favorites: LoadState<IdentifiedArrayOf<Repository>, FavoritesError> = .idle
    /// The repository with details; `nil` for the first one shown.
    public var selectedID: Repository.ID?
    /// The name of the repository that a link opens, until the first answer.
    public var linkedName: String?
    /// Whether a narrow screen shows the details instead of the list.
    public var isShowingDetail = false
    /// The README of the repository with details.
    public var readme = Readme()
    /// The prompt for another owner.
    public var prompt: Prompt?

    public init(
      owner: String = "",
      searchText: String = "",
      sort: RepositorySort = .updated,
      isReversed: Bool = false,
      linkedName: String? = nil
    ) {
      self.owner = owner
      self.searchText = searchText
      self.sort = sort
      self.isReversed = isReversed
      self.linkedName = linkedName
    }
  }

  public enum Action: BindableAction, Codable, Equatable, Sendable {
    case task
    case headerTask
    case ownerSubmitted(String)
    case refreshButtonTapped
    case nextPageReached
    case favoriteButtonTapped(id: Repository.ID)
    case sortButtonTapped
    case rowTapped(id: Repository.ID)
    case detailTask
    case selectionSettled
    case binding(BindingAction<State>)
    case accountResponse(login: String, result: APIResult<Account>)
    case readmeResponse(id: Repository.ID, result: APIResult<String>)
    case repositoriesResponse(owner: String, page: URL?, result: APIResult<RepositoriesPage>)
    case favoritesChanged([Repository])
    case favoritesFailed(FavoritesError)
    case favoritesObservationEnded
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Codable, Equatable, Sendable {
      /// Another account was chosen.
      case ownerSelected(String)
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.favoritesClient) private var favoritesClient
  @Dependency(\.gitHubClient) var gitHubClient

  enum CancelID { case account, favorites, readme, repositories }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .task:
        return .merge(
          state.favorites.isIdle ? observeFavorites(&state) : .none,
          state.load.isIdle && !state.owner.isEmpty ? loadFirstPages(&state) : .none
        )

      case .headerTask:
        return state.account.isIdle && !state.owner.isEmpty ? loadAccount(&state) : .none

      case .ownerSubmitted(let text):
        return submit(text.trimmingCharacters(in: .whitespaces), &state)

      case .refreshButtonTapped:
        return .merge(refresh(&state), readmes.retry(&state))

      case .nextPageReached:
        guard !state.load.isLoading, let page = state.load.value?.nextPage else { return .none }
        return load(page, &state)

      case .favoriteButtonTapped(let id):
        guard let repository = state.repository(id: id) else { return .none }
        return .run { [favoritesClient] _ in
          _ = try await favoritesClient.toggle(repository)
        } catch: { error, send in
          await send(.favoritesFailed(FavoritesError(error)))
        }

      case .sortButtonTapped:
        // Each order is followed by its reverse.
        if state.isReversed { state.sort = state.sort.next }
        state.isReversed.toggle()
        return .none

      case .rowTapped(let id):
        return open(id, &state)

      case .detailTask:
        return readmes.select(&state)

      case .selectionSettled:
        return readmes.loadSelected(&state)

      case .binding(\.searchText):
        // The list shows what is found.
        state.isShowingDetail = false
        state.linkedName = nil
        return .none

      case .binding:
        state.linkedName = nil
        return .none

      case .accountResponse(let login, let result):
        guard state.account.isLoading, login == state.owner else { return .none }
        state.account.finish(with: result)
        return .none

      case .readmeResponse(let id, let result):
        state.readme.finish(id, with: result)
        return .none

      case .repositoriesResponse(let owner, let page, let result):
        let answered = RepositoriesRequest(owner: owner, page: page)
        guard state.load.isLoading, state.request == answered else { return .none }
        return receive(result, of: answered, &state)

      case .favoritesChanged(let favorites):
        state.favorites = favorites.isEmpty ? .empty : .loaded(IdentifiedArray(uniqueElements: favorites))
        return .none

      case .favoritesFailed(let error):
        state.favorites.fail(with: error)
        return .none

      case .favoritesObservationEnded:
        state.favorites.stopLoading()
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func loadAccount(_ state: inout State) -> Effect<Action> {
    state.account.startLoading()
    return .run { [gitHubClient, login = state.owner] send in
      let result = await APIResult { try await gitHubClient.account(login: login) }
      await send(.accountResponse(login: login, result: result))
    }
    .cancellable(id: CancelID.account, cancelInFlight: true)
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

  private func submit(_ owner: String, _ state: inout State) -> Effect<Action> {
    if let problem = Account.problem(ofLogin: owner) {
      state.load.fail(with: .invalidRequest(detail: problem))
      state.request = nil
      return .cancel(id: CancelID.repositories)
    }
    if owner != state.owner {
      state.owner = owner
      state.account = .idle
      state.load = .idle
      state.linkedName = nil
    }
    return .merge(loadFirstPages(&state), .send(.delegate(.ownerSelected(owner))))
  }

  /// Reloads the account if it was loaded, and as many repositories as are loaded, or only the page that failed.
  private func refresh(_ state: inout State) -> Effect<Action> {
    let favorites = state.favorites.error == nil ? Effect.none : observeFavorites(&state)
    guard !state.owner.isEmpty else { return favorites }
    let account = state.account.isIdle ? Effect.none : loadAccount(&state)
    return .merge(favorites, account, state.load.error == nil ? loadFirstPages(&state) : loadAgain(&state))
  }

  /// Repeats the last request, or loads the first pages if there was none.
  private func loadAgain(_ state: inout State) -> Effect<Action> {
    guard let request = state.request, request.owner == state.owner, let page = request.page else {
      return loadFirstPages(&state)
    }
    return load(page, &state)
  }

  private func loadFirstPages(_ state: inout State) -> Effect<Action> {
    load(nil, atLeast: state.load.value?.repositories.count ?? 0, &state)
  }

  /// Loads a page, and the pages after it until there are enough repositories.
  private func load(_ page: URL?, atLeast count: Int = 0, _ state: inout State) -> Effect<Action> {
    let owner = state.owner
    state.request = RepositoriesRequest(owner: owner, page: page)
    state.load.startLoading()
    return .run { [gitHubClient] send in
      let result = await APIResult {
        try await gitHubClient.repositories(owner: owner, from: page, atLeast: count)
      }
      await send(.repositoriesResponse(owner: owner, page: page, result: result))
    }
    .cancellable(id: CancelID.repositories, cancelInFlight: true)
  }

  private func receive(
    _ result: APIResult<RepositoriesPage>,
    of request: RepositoriesRequest,
    _ state: inout State
  ) -> Effect<Action> {
    let previous = request.page == nil ? nil : state.load.value
    state.load.finish(with: result.map { LoadedRepositories(previous, adding: $0) })
    guard case .success(let page) = result, !page.repositories.isEmpty else { return .none }
    let favorites = Effect<Action>.run { [favoritesClient] _ in
      try await favoritesClient.refresh(page.repositories)
    } catch: { error, send in
      await send(.favoritesFailed(FavoritesError(error)))
    }
    return .merge(favorites, openLink(&state))
  }
}

extension GitHubClient {
  /// Returns a page of an account's repositories, with the pages after it until there are enough repositories.
  fileprivate func repositories(
    owner: String,
    from page: URL?,
    atLeast count: Int
  ) async throws -> RepositoriesPage {
    var loaded = try await repositories(owner: owner, page: page)
    while loaded.repositories.count < count, let next = loaded.nextPage {
      let further = try await repositories(owner: owner, page: next)
      loaded.repositories += further.repositories
      loaded.nextPage = further.repositories.isEmpty ? nil : further.nextPage
    }
    return loaded
  }
}
