import ComposableArchitecture
import Models
import ReqresClient

/// The list of the users of reqres.in, by page.
@Reducer
public struct UserListFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    public var firstPage: Int
    public var perPage: Int
    /// The last requested page.
    public var requestedPage: Int
    public var users: APILoadState<LoadedUsers> = .idle

    public init(firstPage: Int = 1, perPage: Int = 6) {
      self.firstPage = firstPage
      self.perPage = perPage
      self.requestedPage = firstPage
    }

    /// Whether the last request failed or found nothing.
    var isMissing: Bool {
      switch users {
      case .empty, .failed: true
      case .idle, .loading, .loaded: false
      }
    }
  }

  public enum Action: Codable, Equatable, Sendable {
    case task
    case nextPageReached
    case refreshButtonTapped
    case usersResponse(page: Int, result: APIResult<UsersPage>)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Codable, Equatable, Sendable {
      case counted(Int)
    }
  }

  private enum CancelID { case users }

  @Dependency(\.reqresClient) var reqresClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return state.users.isIdle ? load(state.firstPage, &state) : .none

      case .nextPageReached:
        guard case .loaded(let list) = state.users, list.hasMore, list.lastPage < .max else {
          return .none
        }
        return load(list.lastPage + 1, &state)

      case .refreshButtonTapped:
        return load(state.users.error == nil ? state.firstPage : state.requestedPage, &state)

      case .usersResponse(let page, let result):
        guard state.users.isLoading, page == state.requestedPage else { return .none }
        return finish(page, result, &state)

      case .delegate:
        return .none
      }
    }
  }

  private func load(_ page: Int, _ state: inout State) -> Effect<Action> {
    state.requestedPage = page
    state.users.startLoading()
    return .run { [perPage = state.perPage, reqresClient] send in
      let result = await APIResult { try await reqresClient.users(page: page, perPage: perPage) }
      await send(.usersResponse(page: page, result: result))
    }
    .cancellable(id: CancelID.users, cancelInFlight: true)
  }

  private func finish(
    _ number: Int,
    _ result: APIResult<UsersPage>,
    _ state: inout State
  ) -> Effect<Action> {
    let known = number == state.firstPage ? nil : state.users.value
    state.users.finish(with: result.map { LoadedUsers(known, followedBy: $0, number: number) })
    if case .loaded(let list) = state.users, list.users.isEmpty { state.users = .empty }
    guard case .success(let page) = result else { return .none }
    return .send(.delegate(.counted(page.total)))
  }
}
