import ComposableArchitecture
import Observation

extension Store where State: ObservableState {
  /// Waits until the state meets a condition; not at all where it does already.
  ///
  /// Commands use it for effects that never end, such as the observation of a database.
  ///
  /// - Parameter condition: The condition. It is asked again after each change of what it read.
  /// - Throws: `CancellationError` when the caller is cancelled while it waits.
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
