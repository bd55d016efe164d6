import Platform

/// A gate at which tasks wait until it is opened.
final class Gate: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Whether tasks pass without waiting.
  var isOpen: Bool { state.withLock(\.isOpen) }

  /// Returns once the gate is open.
  nonisolated(nonsending) func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Resumes the waiting tasks, and lets later ones pass.
  func open() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isOpen = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
