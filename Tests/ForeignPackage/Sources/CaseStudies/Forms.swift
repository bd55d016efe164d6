import ComposableArchitecture

@Reducer
struct BindingForm {
  @ObservableState
  struct State: Equatable {
    var sliderValue = 5.0
    var stepCount = 10
    var text = ""
    var toggleIsOn = false
    var saves = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
      .onChange(of: \.text) { oldValue, newValue in
        Reduce { state, action in
          state.saves += oldValue.count < newValue.count ? 1 : 0
          return .none
        }
      }

    Reduce { state, action in
      switch action {
      case .binding(\.stepCount):
        state.sliderValue = .minimum(state.sliderValue, Double(state.stepCount))
        return .none

      case .binding:
        return .none

      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}

@Reducer
struct BindingBasics {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var isOn = false
  }

  enum Action {
    case textChanged(String)
    case toggleChanged(isOn: Bool)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .textChanged(text):
        state.text = text
        return .none
      case let .toggleChanged(isOn):
        state.isOn = isOn
        return .none
      }
    }
  }
}

/// A feature with separate actions for the view.
@Reducer
struct LoginForm {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var password = ""
    var isValid = false
    var changes = 0
    @ObservationStateIgnored var attempts = 0
  }

  enum Action: ViewAction {
    case validated
    case view(View)

    @CasePathable
    enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case onAppear
      case submitButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
      .onChange(of: \.email) { _, state in
        state.changes += 1
        return .none
      }
    Reduce { state, action in
      switch action {
      case .validated:
        state.isValid = true
        return .none
      case .view(.binding(\.email)), .view(.binding(\.password)):
        state.isValid = false
        return .none
      case .view(.binding):
        return .none
      case .view(.onAppear):
        return .none
      case .view(.submitButtonTapped):
        state.attempts += 1
        return .send(.validated)
      }
    }
  }
}

@MainActor
@ViewAction(for: LoginForm.self)
struct LoginView {
  let store: StoreOf<LoginForm>

  func submit() {
    send(.submitButtonTapped)
  }

  var title: String { store.isValid ? "Welcome, \(store.email)" : "Sign in" }
}
