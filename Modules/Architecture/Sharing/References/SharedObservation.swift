import Observation

/// The observers of a shared value.
final class SharedObservation: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The observed property. It stands for the value, so that one key path serves values of all types.
  private var revision: Int { 0 }

  func access() { registrar.access(self, keyPath: \.revision) }

  /// Notifies observers of a change that was made, now or when the current queue is flushed.
  ///
  /// Call it after the change, without a lock: an observer that reads the value sees the new one.
  func notify() {
    if let queue = SharedNotificationQueue.current {
      queue.add(self)
    } else {
      notifyNow()
    }
  }

  func notifyNow() { registrar.withMutation(of: self, keyPath: \.revision) {} }
}
