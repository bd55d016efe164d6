/// A suspension that ends only with the cancellation of its task.
enum Parking {
  /// Suspends, telling the observer of the current task, until the task is cancelled.
  ///
  /// - Parameter reason: What the task waits for.
  /// - Throws: `CancellationError`, always.
  static func wait(_ reason: String) async throws {
    let place = ParkingPlace(observer: EffectParking.current)
    await withTaskCancellationHandler {
      await withCheckedContinuation { place.enter($0, reason: reason) }
    } onCancel: {
      place.leave()
    }
    throw _Concurrency.CancellationError()
  }
}

/// The place where one task waits for its cancellation.
private final class ParkingPlace: Sendable {
  private enum State {
    case free
    case taken(CheckedContinuation<Void, Never>)
    case left
  }

  private let observer: (any ParkingObserver)?
  private let state = LockIsolated(State.free)

  init(observer: (any ParkingObserver)?) {
    self.observer = observer
  }

  func enter(_ continuation: CheckedContinuation<Void, Never>, reason: String) {
    // Parked before the place is taken, so that a cancellation finds a park to undo.
    observer?.park(reason)
    let isCancelled = state.withValueInPlace { state in
      guard case .free = state else { return true }
      state = .taken(continuation)
      return false
    }
    guard isCancelled else { return }
    observer?.unpark()
    continuation.resume()
  }

  func leave() {
    let continuation = state.withValueInPlace { state in
      defer { state = .left }
      guard case .taken(let continuation) = state else { return nil as CheckedContinuation<Void, Never>? }
      return continuation
    }
    guard let continuation else { return }
    observer?.unpark()
    continuation.resume()
  }
}
