import ComposableArchitecture
import Foundation

public struct User: Codable, Equatable, Identifiable, Sendable {
  public let id: Int
  public var name: String
  public var email: String
}

@DependencyClient
struct ReqresClient: Sendable {
  var user: @Sendable (_ id: Int) async throws -> User
}

extension ReqresClient: DependencyKey {
  static let liveValue = ReqresClient(user: { User(id: $0, name: "Blob", email: "blob@example.com") })
}

extension DependencyValues {
  var reqres: ReqresClient {
    get { self[ReqresClient.self] }
    set { self[ReqresClient.self] = newValue }
  }
}

@Reducer
public struct ProfileFeature {
  @ObservableState
  public struct State: Equatable {
    var id = 1
    var user: LoadState<User> = .idle
    var total: Int?

    public init() {}
  }

  public enum Action: Sendable {
    case firstUserButtonTapped
    case nextUserButtonTapped
    case previousUserButtonTapped
    case refreshButtonTapped
    case task
    case userResponse(id: Int, result: Result<User, APIError>)
  }

  @Dependency(\.reqres) private var reqres
  private enum CancelID { case user }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .firstUserButtonTapped:
        state.id = 1
        return load(&state)
      case .nextUserButtonTapped:
        if let total = state.total, state.id >= total { return .none }
        state.id += 1
        return load(&state)
      case .previousUserButtonTapped:
        guard state.id > 1 else { return .none }
        state.id -= 1
        return load(&state)
      case .refreshButtonTapped:
        return load(&state)
      case .task:
        guard state.user == .idle else { return .none }
        return load(&state)
      case .userResponse(let id, let result) where id == state.id:
        state.user.end(result)
        if case .failure(.notFound) = result { state.total = id - 1 }
        return .none
      case .userResponse:
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.user.begin()
    return .request(id: CancelID.user) { [id = state.id, reqres] in
      try await reqres.user(id: id)
    } map: { [id = state.id] in
      .userResponse(id: id, result: $0)
    }
  }
}
