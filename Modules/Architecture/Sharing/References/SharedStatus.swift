import Dependencies
import IssueReporting
import Platform

/// How loading and saving a shared value are getting on.
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

  func loadWillStart() {
    state.withLock { $0.loads += 1 }
    observation.notify()
  }

  func loadDidEnd(_ error: (any Error)?) {
    state.withLock {
      $0.loads -= 1
      $0.loadError = error
    }
    observation.notify()
  }

  func setLoading(_ isLoading: Bool) {
    state.withLock { $0.isLoading = isLoading ? true : nil }
    observation.notify()
  }

  func setLoadError(_ error: (any Error)?) {
    let isChanged = state.withLock { state in
      defer { state.loadError = error }
      return state.loadError != nil || error != nil
    }
    if isChanged { observation.notify() }
  }

  func setSaveError(_ error: (any Error)?) {
    let isChanged = state.withLock { state in
      defer { state.saveError = error }
      return state.saveError != nil || error != nil
    }
    if isChanged { observation.notify() }
  }
}
