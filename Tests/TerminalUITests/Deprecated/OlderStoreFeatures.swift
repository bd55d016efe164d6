import ComposableArchitecture
import TerminalUI

/// A feature of the years before `@ObservableState`: its state is a plain struct.
@Reducer
struct OlderCounter {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: Equatable {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct OlderCounterView: View {
  let store: StoreOf<OlderCounter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("+\(viewStore.id): \(viewStore.count)") { viewStore.send(.increment) }
    }
  }
}

/// A feature with each kind of child.
@Reducer
struct OlderApp {
  struct State: Equatable {
    var hint: OlderCounter.State?
    @PresentationState var destination: Destination.State?
    @PresentationState var card: OlderCounter.State?
    var path = StackState<Path.State>()
    var rows: IdentifiedArrayOf<OlderCounter.State> = []
  }

  enum Action: Equatable {
    case card(PresentationAction<OlderCounter.Action>)
    case destination(PresentationAction<Destination.Action>)
    case hint(OlderCounter.Action)
    case path(StackAction<Path.State, Path.Action>)
    case rows(IdentifiedActionOf<OlderCounter>)
    case set(State)
  }

  @Reducer
  struct Destination {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case dialog(ConfirmationDialogState<Action.Alert>)
      case first(OlderCounter.State)
      case second(OlderCounter.State)
    }

    enum Action: Equatable {
      case alert(Alert)
      case dialog(Alert)
      case first(OlderCounter.Action)
      case second(OlderCounter.Action)

      @CasePathable
      enum Alert: Equatable, Sendable { case confirm }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.first, action: \.first) { OlderCounter() }
      Scope(state: \.second, action: \.second) { OlderCounter() }
    }
  }

  @Reducer
  struct Path {
    enum State: Equatable {
      case counter(OlderCounter.State)
      case note(String)
    }

    enum Action: Equatable {
      case counter(OlderCounter.Action)
      case note(Never)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) { OlderCounter() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .set(let new) = action { state = new }
      if action == .destination(.presented(.alert(.confirm))) { state.rows = [] }
      return .none
    }
    .ifLet(\.hint, action: \.hint) { OlderCounter() }
    .ifLet(\.$destination, action: \.destination) { Destination() }
    .ifLet(\.$card, action: \.card) { OlderCounter() }
    .forEach(\.path, action: \.path) { Path() }
    .forEach(\.rows, action: \.rows) { OlderCounter() }
  }
}
