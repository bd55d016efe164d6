import ComposableArchitecture

struct AuthenticationResponse: Equatable, Sendable {
  var token: String
  var twoFactorRequired: Bool
}

enum AuthenticationError: Error, Equatable {
  case invalidUserPassword
  case invalidTwoFactor
}

@DependencyClient
struct AuthenticationClient: Sendable {
  var login:
    @Sendable (_ email: String, _ password: String) async throws(AuthenticationError) ->
      AuthenticationResponse = {
        (_, _) throws(AuthenticationError) in throw .invalidUserPassword
      }
  var twoFactor: @Sendable (_ code: String, _ token: String) async throws -> AuthenticationResponse
}

extension AuthenticationClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var authenticationClient: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}

@Reducer
struct TwoFactor {
  @ObservableState
  struct State: Equatable {
    var code = ""
    var isRequestInFlight = false
    let token: String
  }

  enum Action: Sendable {
    case codeChanged(String)
    case response(Result<AuthenticationResponse, any Error>)
    case submitButtonTapped
  }

  @Dependency(\.authenticationClient) var authenticationClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .codeChanged(let code):
        state.code = code
        return .none
      case .response:
        state.isRequestInFlight = false
        return .none
      case .submitButtonTapped:
        state.isRequestInFlight = true
        return .run { [code = state.code, token = state.token] send in
          await send(
            .response(Result { try await self.authenticationClient.twoFactor(code: code, token: token) })
          )
        }
      }
    }
  }
}

@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var isLoginRequestInFlight = false
    @Presents var twoFactor: TwoFactor.State?
  }

  enum Action: Sendable {
    case emailChanged(String)
    case loginResponse(Result<AuthenticationResponse, any Error>)
    case submitButtonTapped
    case twoFactor(PresentationAction<TwoFactor.Action>)
  }

  @Dependency(\.authenticationClient) var authenticationClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .emailChanged(let email):
        state.email = email
        return .none
      case let .loginResponse(.success(response)):
        state.isLoginRequestInFlight = false
        if response.twoFactorRequired {
          state.twoFactor = TwoFactor.State(token: response.token)
        }
        return .none
      case .loginResponse(.failure):
        state.isLoginRequestInFlight = false
        return .none
      case .submitButtonTapped:
        state.isLoginRequestInFlight = true
        return .run { [email = state.email] send in
          await send(
            .loginResponse(
              Result { try await self.authenticationClient.login(email: email, password: "blob") }
            )
          )
        }
      case .twoFactor:
        return .none
      }
    }
    .ifLet(\.$twoFactor, action: \.twoFactor) {
      TwoFactor()
    }
  }
}

@Reducer
struct Game {
  @ObservableState
  struct State: Equatable {
    var player: String
    var moves = 0
  }
  enum Action: Sendable { case cellTapped(row: Int, column: Int), quitButtonTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cellTapped:
        state.moves += 1
        return .none
      case .quitButtonTapped:
        return .run { _ in await self.dismiss() }
      }
    }
  }
}

@Reducer
enum TicTacToe {
  case login(Login)
  case game(Game)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.twoFactor(.presented(.response(.success)))):
        state = .game(Game.State(player: "X"))
        return .none
      case let .login(.loginResponse(.success(response))) where !response.twoFactorRequired:
        state = .game(Game.State(player: "O"))
        return .none
      case .login:
        return .none
      case .game(.quitButtonTapped):
        state = .login(Login.State())
        return .none
      case .game:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) { Login() }
    .ifCaseLet(\.game, action: \.game) { Game() }
  }
}

extension TicTacToe.State: Equatable {}

/// The same with a hand-written enum, as before `@Reducer enum` existed.
@Reducer
struct AppModes {
  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum State: Equatable {
    case loggedOut(Login.State)
    case playing(Game.State)

    init() { self = .loggedOut(Login.State()) }
  }

  enum Action {
    case loggedOut(Login.Action)
    case playing(Game.Action)
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.loggedOut, action: \.loggedOut) { Login() }
      Scope(state: \.playing, action: \.playing) { Game() }
    }
    .transformDependency(\.self) { _ in }
    Reduce { state, action in
      if case .loggedOut(.loginResponse(.success)) = action {
        state = .playing(Game.State(player: state.loggedOut?.email ?? ""))
      }
      return .none
    }
  }
}
