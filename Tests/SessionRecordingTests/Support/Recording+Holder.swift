import ComposableArchitecture
import SessionRecording

extension Recording {
  /// Returns a store of a recorded reducer.
  func store<R: Reducer>(_ state: R.State, _ reducer: R) -> StoreOf<R>
  where R.State: Encodable, R.Action: Encodable {
    Store(initialState: state) {
      reducer.recorded()
    } withDependencies: { [recorder] in
      $0.sessionRecorder = recorder
    }
  }

  /// Records a store that holds one value after the other.
  ///
  /// - Returns: The text of the trace.
  static func text<Value: Codable & Equatable & Sendable>(of values: [Value]) throws -> String {
    let recording = Recording()
    guard let first = values.first else { return recording.text }
    let store = recording.store(.init(value: first), Holder<Value>())
    for value in values.dropFirst() { store.send(.replaced(value)) }
    return recording.text
  }
}
