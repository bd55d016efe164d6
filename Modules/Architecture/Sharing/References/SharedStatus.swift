import Platform

/// The progress of loading and saving a shared value.
final class SharedStatus: Sendable {
  private struct State: Sendable {
    var loads = 0
    var isLoading: Bool?
    var loadError: (any Error)?
    var saveError: (any Error)?
  }

  private let state = Mutex(State())
  private let observation = SharedObservation()

  private subscript<T: Sendable>(keyPath: any KeyPath<State, T> & Sendable) -> T {
    observation.access()
    return state.withLock { $0[keyPath: keyPath] }
  }

  var isLoading: Bool { self[\.isLoading] ?? (self[\.loads] > 0) }
  var loadError: (any Error)? { self[\.loadError] }
  var saveError: (any Error)? { self[\.saveError] }

  func loadWillStart() { update { $0.loads += 1 } }

  func loadDidEnd(_ error: (any Error)?) {
    update {
      $0.loads -= 1
      $0.loadError = error
    }
  }

  func setLoading(_ isLoading: Bool) { update { $0.isLoading = isLoading ? true : nil } }

  func setLoadError(_ error: (any Error)?) {
    if error != nil || state.withLock({ $0.loadError != nil }) { update { $0.loadError = error } }
  }

  func setSaveError(_ error: (any Error)?) {
    if error != nil || state.withLock({ $0.saveError != nil }) { update { $0.saveError = error } }
  }

  private func update(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
    observation.notify()
  }
}
