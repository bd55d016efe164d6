import ComposableArchitecture

/// A stack whose cases have several values, with and without names, some of them optional.
@Reducer
struct Checkout {
  @Reducer
  enum Step {
    case address(AddressForm)
    case delivery(Delivery, cost: Int)
    case summary(name: String, total: Int)
    @ReducerCaseIgnored
    case note(String?)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Step.State>()
    var isPlaced = false
  }

  enum Action {
    case backToStartButtonTapped
    case deliveryChosen(Delivery)
    case noteButtonTapped(String?)
    case path(StackActionOf<Step>)
    case placeButtonTapped
    case startButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .backToStartButtonTapped:
        if let first = state.path.ids.first { state.path.pop(to: first) }
        return .none

      case .deliveryChosen(let delivery):
        state.path.append(.delivery(delivery, cost: delivery == .express ? 12 : 4))
        return .none

      case .noteButtonTapped(let note):
        state.path.append(.note(note))
        return .none

      case .path(.element(_, action: .address(.delegate(.confirmed(let name))))):
        guard let cost = state.path.compactMap({ $0[case: \.delivery]?.cost }).last else { return .none }
        state.path.append(.summary(name: name, total: cost + 100))
        return .none

      case .path:
        return .none

      case .placeButtonTapped:
        guard case let .summary(name, total)? = state.path.last, !name.isEmpty, total > 0 else {
          return .none
        }
        state.isPlaced = true
        state.path.removeAll()
        return .none

      case .startButtonTapped:
        state.path.append(.address(AddressForm.State()))
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Checkout.Step.State: Equatable {}

enum Delivery: Equatable, Sendable { case standard, express }

@Reducer
struct AddressForm {
  @ObservableState
  struct State: Equatable { var name = "" }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case confirmButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case confirmed(String) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .confirmButtonTapped: .send(.delegate(.confirmed(state.name)))
      case .binding, .delegate: .none
      }
    }
  }
}
