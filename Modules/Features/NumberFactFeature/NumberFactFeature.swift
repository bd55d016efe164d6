import ComposableArchitecture
import FeatureViews
import Models
import NumberFactClient

/// A counter that counts by hand or every second, with a fact about the current number.
@Reducer
public struct NumberFactFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    public var count: Int
    public var kind: NumberFactKind
    /// The fact about ``count``. A change of the count clears it.
    public var fact: APILoadState<NumberFact> = .idle
    /// Whether the last request left the number to the service, which has returned none.
    public var isNumberRandom = false
    public var isTimerRunning = false
    /// The seconds that the timer has counted since its last start; `nil` if it was never started.
    public var timerSeconds: Int?
    /// The prompt for a number.
    public var prompt: Prompt?

    public init(count: Int = 0, kind: NumberFactKind = .trivia) {
      self.count = count
      self.kind = kind
    }

    /// The place in a minute of the timer, 0 to 59.
    public var secondOfMinute: Int { (timerSeconds ?? 0) % 60 }

    /// The answer to show for the number.
    public var answer: NumberAnswer? { NumberAnswer(fact, for: count) }
  }

  public enum Action: BindableAction, Codable, Equatable, Sendable {
    case binding(BindingAction<State>)
    case incrementButtonTapped
    case decrementButtonTapped
    case factButtonTapped
    case randomFactButtonTapped
    case refreshButtonTapped
    case toggleTimerButtonTapped
    case timerTicked
    case factResponse(number: Int, kind: NumberFactKind, result: APIResult<NumberFact>)
    case randomFactResponse(kind: NumberFactKind, result: APIResult<NumberFact>)
  }

  private enum CancelID { case fact, timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.numberFactClient) var numberFactClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.kind), .binding(\.count):
        return forgetFact(&state)

      case .binding:
        return .none

      case .incrementButtonTapped:
        return count(by: 1, &state)

      case .decrementButtonTapped:
        return count(by: -1, &state)

      case .factButtonTapped:
        return loadFact(&state)

      case .randomFactButtonTapped:
        return loadRandomFact(&state)

      case .refreshButtonTapped:
        return state.isNumberRandom ? loadRandomFact(&state) : loadFact(&state)

      case .toggleTimerButtonTapped:
        state.isTimerRunning.toggle()
        guard state.isTimerRunning else { return .cancel(id: CancelID.timer) }
        state.timerSeconds = 0
        return startTimer()

      case .timerTicked:
        guard state.isTimerRunning else { return .none }
        state.timerSeconds = (state.timerSeconds ?? 0) + 1
        return count(by: 1, &state)

      case .factResponse(let number, let kind, let result):
        guard state.fact.isLoading, number == state.count, kind == state.kind else { return .none }
        state.fact.finish(with: result.about(number))
        return .none

      case .randomFactResponse(let kind, let result):
        guard state.fact.isLoading, kind == state.kind else { return .none }
        if case .success(let fact) = result, let number = fact.number {
          state.count = number
          state.isNumberRandom = false
        }
        state.fact.finish(with: result.naming(kind))
        return .none
      }
    }
  }

  /// Changes the count by a step. At the largest and smallest integers the count stays as it is.
  private func count(by step: Int, _ state: inout State) -> Effect<Action> {
    let (count, isOverflow) = state.count.addingReportingOverflow(step)
    guard !isOverflow else { return .none }
    state.count = count
    return forgetFact(&state)
  }

  private func forgetFact(_ state: inout State) -> Effect<Action> {
    state.fact = .idle
    state.isNumberRandom = false
    return .cancel(id: CancelID.fact)
  }

  private func loadFact(_ state: inout State) -> Effect<Action> {
    state.fact.startLoading()
    state.isNumberRandom = false
    return .run { [number = state.count, kind = state.kind, numberFactClient] send in
      let result = await APIResult { try await numberFactClient.fact(number: number, kind: kind) }
      await send(.factResponse(number: number, kind: kind, result: result))
    }
    .cancellable(id: CancelID.fact, cancelInFlight: true)
  }

  private func loadRandomFact(_ state: inout State) -> Effect<Action> {
    state.fact.startLoading()
    state.isNumberRandom = true
    return .run { [kind = state.kind, numberFactClient] send in
      let result = await APIResult { try await numberFactClient.randomFact(kind: kind) }
      await send(.randomFactResponse(kind: kind, result: result))
    }
    .cancellable(id: CancelID.fact, cancelInFlight: true)
  }

  private func startTimer() -> Effect<Action> {
    .run { [clock] send in
      try await clock.forEachSecond { await send(.timerTicked) }
    }
    .cancellable(id: CancelID.timer, cancelInFlight: true)
  }
}
