import ComposableArchitecture
import Models
import ReqresClient

/// The users of reqres.in, one profile at a time, and the list of all of them.
@Reducer
public struct ProfileFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    /// The ID of the last requested user, whether or not that user exists.
    public var id: Int
    public var user: APILoadState<User> = .idle
    public var total: UserTotal?
    public var list: UserListFeature.State

    public init(id: Int = 1, list: UserListFeature.State = UserListFeature.State()) {
      self.id = max(1, id)
      self.list = list
    }

    /// The load of the user, with the one of this ID in the list while it is loaded, or if that fails.
    var shownLoad: APILoadState<User> {
      if let user = user.value, user.id == id { return self.user }
      let listed = list.users.value?.users[id: id]
      switch user {
      case .loading: return listed.map { .loading(previous: $0) } ?? user
      case .failed(let error, _): return .failed(error, previous: listed)
      case .idle, .loaded, .empty: return user
      }
    }

    public var hasPrevious: Bool { id > 1 }

    public var hasNext: Bool { id < total?.count ?? .max }
  }

  public enum Action: Codable, Equatable, Sendable {
    case task
    case nextUserButtonTapped
    case previousUserButtonTapped
    case firstUserButtonTapped
    case userTapped(id: User.ID)
    case refreshButtonTapped
    case list(UserListFeature.Action)
    case userResponse(id: Int, result: APIResult<User>)
  }

  private enum CancelID { case user }

  @Dependency(\.reqresClient) var reqresClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) {
      UserListFeature()
    }
    Reduce { state, action in
      switch action {
      case .task:
        return state.user.isIdle ? load(&state) : .none

      case .nextUserButtonTapped:
        guard state.hasNext else { return .none }
        state.id += 1
        return load(&state)

      case .previousUserButtonTapped:
        guard state.hasPrevious else { return .none }
        state.id -= 1
        return load(&state)

      case .firstUserButtonTapped:
        state.id = 1
        return load(&state)

      case .userTapped(let id):
        state.id = max(1, id)
        return load(&state)

      case .refreshButtonTapped:
        // A list that has been loaded keeps its pages.
        return .merge(
          load(&state),
          state.list.isMissing ? .send(.list(.refreshButtonTapped)) : .none
        )

      case .list(.delegate(.counted(let count))):
        state.total = .counted(count)
        return .none

      case .list:
        return .none

      case .userResponse(let id, let result):
        guard state.user.isLoading, id == state.id else { return .none }
        state.user.finish(with: result)
        state.total = UserTotal(state.total, afterAskingFor: id, result: result)
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.user.startLoading()
    return .run { [id = state.id, reqresClient] send in
      await send(.userResponse(id: id, result: APIResult { try await reqresClient.user(id: id) }))
    }
    .cancellable(id: CancelID.user, cancelInFlight: true)
  }
}
