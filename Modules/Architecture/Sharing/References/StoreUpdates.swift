import Platform

/// A guard that keeps an older file from replacing the value in memory while a change is being written.
///
/// The stored value is read again only after the change has been written.
final class StoreUpdates<Value>: Sendable {
  typealias Load = @Sendable () throws -> Value?

  private struct State: Sendable {
    var running = 0
    var finished = 0
    var waiting: Load?
  }

  private let state = Mutex(State())

  func updateWillStart() { state.withLock { $0.running += 1 } }

  /// - Returns: A read that has waited for this, if any.
  func updateDidEnd() -> Load? {
    state.withLock { state in
      state.running -= 1
      state.finished += 1
      guard state.running == 0 else { return nil }
      defer { state.waiting = nil }
      return state.waiting
    }
  }

  /// Reads the stored value, unless it is being changed: then the read waits for ``updateDidEnd()``.
  ///
  /// - Returns: The stored value, or `nil` if the read waits.
  func read(_ load: @escaping Load) throws -> Value?? {
    while let before = start(load) {
      let value = try load()
      let after = start(load)
      if after == before { return .some(value) }
    }
    return nil
  }

  /// - Returns: The number of changes so far, or `nil` if the read must wait for one that is being made.
  private func start(_ load: @escaping Load) -> Int? {
    state.withLock { state in
      if state.running > 0 { state.waiting = load }
      return state.running > 0 ? nil : state.finished
    }
  }
}
