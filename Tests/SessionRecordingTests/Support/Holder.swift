import ComposableArchitecture
import SessionRecording

/// A feature with one value as its state. Each action replaces it.
struct Holder<Value: Codable & Equatable & Sendable>: Reducer {
  struct State: Codable, Equatable, Sendable { var value: Value }

  @CasePathable
  enum Action: Codable, Sendable { case replaced(Value) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .replaced(let value):
        state.value = value
        return .none
      }
    }
  }
}
