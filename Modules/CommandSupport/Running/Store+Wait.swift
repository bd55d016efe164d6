import ComposableArchitecture
import Observation

extension Store where State: ObservableState {
  /// Waits until the state meets a condition. It returns at once if the state already does.
  ///
  /// Commands use it for effects that never end, such as the observation of a database.
  ///
  /// - Parameter condition: The condition. It is evaluated again after each change of a value it read.
  /// - Throws: `CancellationError` if the caller is cancelled while waiting.
  public func wait(until condition: (State) -> Bool) async throws {
    while true {
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      let isMet = withObservationTracking {
        condition(state)
      } onChange: {
        continuation.finish()
      }
      if isMet { return }
      for await _ in changes {}
      try Task.checkCancellation()
    }
  }
}
