import ComposableArchitecture

/// A feature with an effect of each kind.
@Reducer
struct Effectful {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case sendButtonTapped
    case runButtonTapped
    case replaceButtonTapped
    case cancelButtonTapped
    /// A tap that runs that many operations under one identifier.
    case manyButtonTapped(Int)
    /// A tap that runs that many operations. Each sends the action that runs the next.
    case chained(Int)
    case response
  }

  enum CancelID { case replaced, many }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sendButtonTapped:
        return .send(.response)
      case .runButtonTapped:
        return .run { send in await send(.response) }
      case .replaceButtonTapped:
        return .run { _ in try await Task.never() }
          .cancellable(id: CancelID.replaced, cancelInFlight: true)
      case .cancelButtonTapped:
        return .cancel(id: CancelID.replaced)
      case .manyButtonTapped(let count):
        return .merge((0..<count).map { _ in .run { _ in }.cancellable(id: CancelID.many) })
      case .chained(let count):
        state.count += 1
        guard count > 0 else { return .none }
        // NB: Keep the `do` around `send`. Without it the compiler moves the call to the main actor to the start.
        return .run { send in do { await send(.chained(count - 1)) } }
      case .response:
        state.count += 1
        return .none
      }
    }
  }
}
