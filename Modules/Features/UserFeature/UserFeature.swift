import ComposableArchitecture
import FeatureViews
import GitHubClient
import Models

/// One GitHub account: its name, and the number of its repositories and followers.
@Reducer
public struct UserFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    /// The login of the account; empty until one is chosen.
    public var login: String
    public var load: APILoadState<Account> = .idle
    /// The prompt for another login.
    public var prompt: Prompt?

    public init(login: String = "") {
      self.login = login
    }
  }

  public enum Action: BindableAction, Codable, Equatable, Sendable {
    case binding(BindingAction<State>)
    case task
    case ownerSelected(String)
    case refreshButtonTapped
    case accountResponse(login: String, result: APIResult<Account>)
  }

  @Dependency(\.gitHubClient) private var gitHubClient

  private enum CancelID { case account }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .task:
        return state.load.isIdle ? load(&state) : .none

      case .ownerSelected(let login):
        guard login != state.login else { return .none }
        state.login = login
        state.load = .idle
        return load(&state)

      case .refreshButtonTapped:
        return load(&state)

      case .accountResponse(let login, let result):
        guard state.load.isLoading, login == state.login else { return .none }
        state.load.finish(with: result)
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    let login = state.login
    guard !login.isEmpty else { return .none }
    if let problem = Account.problem(ofLogin: login) {
      state.load.fail(with: .invalidRequest(detail: problem))
      return .cancel(id: CancelID.account)
    }
    state.load.startLoading()
    return .run { [gitHubClient] send in
      let result = await APIResult { try await gitHubClient.account(login: login) }
      await send(.accountResponse(login: login, result: result))
    }
    .cancellable(id: CancelID.account, cancelInFlight: true)
  }
}
