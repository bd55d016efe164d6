import ComposableArchitecture

extension Reducer {
  /// Replays the actions that effects sent in a recorded session: the effects of the reducer are dropped, and the
  /// recorded actions are sent instead.
  ///
  /// Tests that are made from sessions use it. No dependency is used.
  ///
  /// - Parameters:
  ///   - effects: The actions of effects. The key is the number of the action in the session, from 1. It is sent once
  ///     the action before it has been reduced.
  ///   - states: The states that no action led to, by the number of the next action.
  public func replaying(
    _ effects: [Int: Action] = [:],
    states: [Int: State] = [:]
  ) -> some Reducer<State, Action> {
    let node = _resolve()
    let number = LockIsolated(0)
    return Reduce { state, action in
      let number = number.withValue { number in
        number += 1
        return number
      }
      if let found = states[number] { state = found }
      _ = node.reduce(into: &state, action: action)
      return effects[number + 1].map { .send($0) } ?? .none
    }
  }
}

/// Decodes a recorded value. Tests that are made from sessions use it.
///
/// - Parameter json: The value in the form in which ``SessionRecorder`` writes it.
/// - Returns: The value.
/// - Throws: A `DecodingError` if the JSON isn't of this type.
public func recorded<Value: Decodable>(_ json: String) throws -> Value {
  try TraceCoding.decode(Value.self, from: json)
}
