import ComposableArchitecture
import Foundation

@Reducer
struct NavigationDemo {
  @Reducer
  enum Path {
    case counterScreen(CounterScreen)
    case factScreen(FactScreen)
    case settings(SettingsScreen)
    @ReducerCaseIgnored
    case plainText(String)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case goBackToScreen(id: StackElementID)
    case goToCounterTapped
    case path(StackActionOf<Path>)
    case popToRoot
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .goBackToScreen(id):
        state.path.pop(to: id)
        return .none

      case .goToCounterTapped:
        state.path.append(.counterScreen(CounterScreen.State()))
        return .none

      case let .path(action):
        switch action {
        case .element(id: _, action: .counterScreen(.delegate(.factScreen(let number)))):
          state.path.append(.factScreen(FactScreen.State(number: number)))
          return .none

        case let .element(id: id, action: .settings(.closeButtonTapped)):
          guard case .some(.settings(let settings)) = state.path[id: id]
          else { return .none }
          precondition(settings.isLoud)
          state.path.pop(from: id)
          return .none

        default:
          return .none
        }

      case .popToRoot:
        state.path.removeAll()
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension NavigationDemo.Path.State: Equatable {}

@Reducer
struct CounterScreen {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isTimerActive = false
  }

  enum Action {
    case decrementButtonTapped
    case delegate(Delegate)
    case factButtonTapped
    case incrementButtonTapped
    case onDisappear
    case timerTicked
    case toggleTimerButtonTapped

    @CasePathable
    enum Delegate { case factScreen(Int) }
  }

  @Dependency(\.mainClock) var mainClock
  private enum CancelID { case timer }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .delegate:
        return .none
      case .factButtonTapped:
        return .send(.delegate(.factScreen(state.count)))
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .onDisappear:
        return .cancel(id: CancelID.timer)
      case .timerTicked:
        state.count += 1
        return .none
      case .toggleTimerButtonTapped:
        state.isTimerActive.toggle()
        return .run { [isTimerActive = state.isTimerActive] send in
          guard isTimerActive else { return }
          for await _ in self.mainClock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      }
    }
  }
}

@Reducer
struct FactScreen {
  @ObservableState
  struct State: Equatable {
    var alert: String?
    let number: Int
    var fact: String?
    var isLoading = false
  }

  enum Action {
    case dismissButtonTapped
    case factButtonTapped
    case factResponse(Result<String, any Error>)
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.factClient.fetch) var fetchFact

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .dismissButtonTapped:
        return .run { _ in
          await self.dismiss()
        }

      case .factButtonTapped:
        state.isLoading = true
        return .run { [number = state.number] send in
          await send(.factResponse(Result { try await fetchFact(number) }))
        }

      case let .factResponse(.success(fact)):
        state.isLoading = false
        state.fact = fact
        return .none

      case let .factResponse(.failure(error)):
        state.isLoading = false
        state.alert = error.localizedDescription
        return .none
      }
    }
  }
}

@Reducer
struct SettingsScreen {
  @ObservableState
  struct State: Equatable {
    var isLoud = true
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case closeButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct MultipleDestinations {
  @Reducer
  enum Destination {
    case drillDown(Counter)
    case popover(Counter)
    case sheet(Counter)
    case toast(Toggle)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case showDrillDown
    case showPopover
    case showSheet
    case showToast
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.sheet(.incrementButtonTapped))):
        if state.destination?.sheet?.count == 3 { state.destination = nil }
        return .none
      case .showDrillDown:
        state.destination = .drillDown(Counter.State())
        return .none
      case .showPopover:
        state.destination = .popover(Counter.State())
        return .none
      case .showSheet:
        state.destination = .sheet(Counter.State())
        return .none
      case .showToast:
        state.destination = .toast(Toggle.State())
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) {
      Destination.body
    }
  }
}

extension MultipleDestinations.Destination.State: Equatable {}
