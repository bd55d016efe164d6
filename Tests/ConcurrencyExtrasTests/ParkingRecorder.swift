import ConcurrencyExtras
import Synchronization

/// An observer that records parked tasks, and notifies when there is one.
final class ParkingRecorder: ParkingObserver {
  private struct State {
    var events: [String] = []
    var parked = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var events: [String] { state.withLock { $0.events } }

  func park(_ reason: String) {
    let waiters = state.withLock { state in
      state.events.append("park: \(reason)")
      state.parked += 1
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func unpark() {
    state.withLock { state in
      state.events.append("unpark")
      state.parked -= 1
    }
  }

  func settle() async {}

  /// Suspends until something is parked.
  func somethingParked() async {
    await withCheckedContinuation { continuation in
      let isParked = state.withLock { state in
        if state.parked == 0 { state.waiters.append(continuation) }
        return state.parked > 0
      }
      if isParked { continuation.resume() }
    }
  }

  /// Starts a task that this observer watches.
  func task<Success: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    EffectParking.$current.withValue(self) { Task { try await operation() } }
  }
}
