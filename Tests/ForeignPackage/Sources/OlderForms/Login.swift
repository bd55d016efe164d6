import ComposableArchitecture

/// A form with `@BindingState` and `TaskResult`, without macros.
public struct Login: Reducer {
  public struct State: Equatable {
    @BindingState public var email = ""
    @BindingState public var password = ""
    @PresentationState public var alert: AlertState<Action.Alert>?
    public var attempts = 0
    public var isLoading = false

    public init() {}
  }

  public enum Action: BindableAction, Equatable {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case loginButtonTapped
    case loginResponse(TaskResult<String>)

    public enum Alert: Equatable { case retry }
  }

  let authenticate: @Sendable (String, String) async throws -> String

  public init(authenticate: @escaping @Sendable (String, String) async throws -> String) {
    self.authenticate = authenticate
  }

  public var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$password):
        state.attempts = 0
        return .none

      case .alert(.presented(.retry)), .loginButtonTapped:
        state.attempts += 1
        state.isLoading = true
        return .run { [email = state.email, password = state.password] send in
          await send(.loginResponse(TaskResult { try await authenticate(email, password) }))
        }

      case .loginResponse(.success):
        state.isLoading = false
        return .none

      case .loginResponse(.failure(let error)):
        state.isLoading = false
        state.alert = AlertState {
          TextState("\(error)")
        } actions: {
          ButtonState(action: .retry) { TextState("Retry") }
        }
        return .none

      case .alert, .binding:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

/// The part of ``Login`` that the view shows.
public struct LoginViewState: Equatable {
  @BindingViewState public var email: String
  public var canLogIn: Bool

  public init(_ store: BindingViewStore<Login.State>) {
    _email = store.$email
    canLogIn = !store.email.isEmpty && !store.password.isEmpty
  }
}

public enum LoginViewAction { case loginButtonTapped }

/// A screen without isolation, as they were before Swift had any.
public final class LoginScreen {
  public let store: StoreOf<Login>
  let viewStore: ViewStore<LoginViewState, LoginViewAction>
  let formStore: ViewStoreOf<Login>
  var onDismiss: () -> Void = {}

  public init(store: StoreOf<Login>) {
    self.store = store
    viewStore = ViewStore(
      store,
      observe: LoginViewState.init,
      send: {
        switch $0 {
        case .loginButtonTapped: return .loginButtonTapped
        }
      }
    )
    formStore = ViewStore(store, observe: { $0 })
    onDismiss = { store.send(.alert(.dismiss)) }
  }

  public var canLogIn: Bool { viewStore.canLogIn }

  public func type(email: String, password: String) {
    viewStore.$email.wrappedValue = email
    formStore.$password.wrappedValue = password
  }

  @discardableResult
  public func tapLogin() -> StoreTask { viewStore.send(.loginButtonTapped) }

  public func dismiss() { onDismiss() }
}
