/// A suspension that ends only with the cancellation of its task.
enum Parking {
  /// Suspends until the current task is cancelled, and notifies the observer of the task.
  ///
  /// - Parameter reason: A description of what the task waits for.
  /// - Throws: `CancellationError`, always.
  static func wait(_ reason: String) async throws {
    let observer = EffectParking.current
    let parked = LockIsolated<CheckedContinuation<Void, Never>?>(nil)
    @Sendable func leave() {
      guard let continuation = parked.withValueInPlace({ $0.take() }) else { return }
      observer?.unpark()
      continuation.resume()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Parked before it can be found, so that a cancellation finds a park to undo.
        observer?.park(reason)
        parked.withValueInPlace { $0 = continuation }
        // A cancellation that came before this point has found nothing to resume.
        if Task.isCancelled { leave() }
      }
    } onCancel: {
      leave()
    }
    throw _Concurrency.CancellationError()
  }
}
