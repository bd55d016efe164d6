import ComposableArchitecture
import Foundation
import IssueReporting
import JSONValues

extension Reducer {
  /// Replays the actions that effects sent in a recorded session: the effects of the reducer are dropped, and the
  /// recorded actions are sent instead.
  ///
  /// Tests that are made from sessions use it. No dependency is used.
  ///
  /// - Parameters:
  ///   - effects: The actions of effects, by their numbers in the session, from 1. Each is sent after the action
  ///     before it has been reduced.
  ///   - states: The states that were set without an action, by the number of the next action.
  ///   - shared: The shared values that no action led to, by the number of the next action, as for
  ///     ``setShared(_:)``.
  public func replaying(
    _ effects: [Int: Action] = [:],
    states: [Int: State] = [:],
    shared: [Int: String] = [:]
  ) -> some Reducer<State, Action> {
    let node = _resolve()
    let number = LockIsolated(0)
    return Reduce { state, action in
      let number = number.withValue { number in
        number += 1
        return number
      }
      if let found = states[number] { state = found }
      if let values = shared[number] { withErrorReporting { try setShared(values) } }
      _ = node.reduce(into: &state, action: action)
      return effects[number + 1].map { .send($0) } ?? .none
    }
  }
}

/// Changes shared values to recorded ones, and lets values that are used later begin with them. In an assertion of a
/// test store they are expected. Tests that are made from sessions use it.
///
/// - Parameter json: An object with the values, by the descriptions of their keys: `{".appStorage(\"count\")": 1}`.
/// - Throws: An error of `JSONSerialization` if the text isn't JSON.
public func setShared(_ json: String) throws {
  guard case .object(let values) = try JSONValue(Data(json.utf8)) else { return }
  SharedReferences.current.set(values.mapValues(TraceCoding.decoder))
}

/// Decodes a recorded value. Tests that are made from sessions use it.
///
/// - Parameter json: The value in the form in which ``SessionRecorder`` writes it.
/// - Returns: The value.
/// - Throws: A `DecodingError` if the JSON isn't of this type.
public func recorded<Value: Decodable>(_ json: String) throws -> Value {
  try TraceCoding.decode(Value.self, from: json)
}
