import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var count = 0

    init(id: UUID = UUID(), count: Int = 0) {
      self.id = id
      self.count = count
    }
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
struct TwoCounters {
  @ObservableState
  struct State: Equatable {
    var counter1 = Counter.State()
    var counter2 = Counter.State()
    var sum: Int { counter1.count + counter2.count }
  }

  enum Action {
    case counter1(Counter.Action)
    case counter2(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter1, action: \.counter1) {
      Counter()
    }
    Scope(\.counter2, action: \.counter2) {
      Counter()
    }
  }
}

/// A leaf without a body.
@Reducer
struct Toggle {
  @ObservableState
  struct State: Equatable { var isOn = false }
  enum Action { case toggled }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggled:
      state.isOn.toggle()
      return .none
    }
  }
}

/// A reducer with nothing but a name.
@Reducer
struct Nothing {}
