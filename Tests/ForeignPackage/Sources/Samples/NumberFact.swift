import ComposableArchitecture
import Foundation

@DependencyClient
struct NumberFactClient: Sendable {
  var fact: @Sendable (_ number: Int) async throws -> String?
}

extension NumberFactClient: TestDependencyKey { static let testValue = Self() }

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}

@Reducer
struct NumberFactFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: LoadState<Fact> = .idle
    var isTimerRunning = false

    struct Fact: Equatable, Sendable {
      var number: Int
      var text: String?
    }
  }

  enum Action: Equatable {
    case decrementButtonTapped
    case factButtonTapped
    case factResponse(number: Int, result: Result<String?, APIError>)
    case incrementButtonTapped
    case timerTicked
    case toggleTimerButtonTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.numberFact) var numberFact
  private enum CancelID { case fact, timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        return add(-1, &state)
      case .factButtonTapped:
        state.fact.begin()
        return .request(id: CancelID.fact) { [count = state.count] in
          try await numberFact.fact(number: count)
        } map: { [count = state.count] in
          .factResponse(number: count, result: $0)
        }
      case let .factResponse(number, result):
        guard number == state.count else { return .none }
        state.fact.end(result.map { State.Fact(number: number, text: $0) })
        return .none
      case .incrementButtonTapped:
        return add(1, &state)
      case .timerTicked:
        return add(1, &state)
      case .toggleTimerButtonTapped:
        state.isTimerRunning.toggle()
        guard state.isTimerRunning else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: CancelID.timer)
      }
    }
  }

  private func add(_ number: Int, _ state: inout State) -> Effect<Action> {
    let (sum, isOverflow) = state.count.addingReportingOverflow(number)
    guard !isOverflow else { return .none }
    state.count = sum
    state.fact = .idle
    return .cancel(id: CancelID.fact)
  }
}
