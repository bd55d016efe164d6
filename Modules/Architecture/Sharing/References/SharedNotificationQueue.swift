import Dependencies

/// Keeps notifications of changes to shared values back, for as long as a reducer runs.
///
/// ```swift
/// let queue = SharedNotificationQueue()
/// SharedNotificationQueue.$current.withValue(queue) { reduce(&state, action) }
/// queue.flush()
/// ```
///
/// Observers then see whole states: each is notified once, after the reduction.
package final class SharedNotificationQueue: Sendable {
  /// The queue that notifications go to. Without one they go out with the change.
  @TaskLocal package static var current: SharedNotificationQueue?

  private let waiting = Locked<[SharedObservation]>([])

  package init() {}

  func add(_ observation: SharedObservation) {
    waiting.withLock { waiting in
      if !waiting.contains(where: { $0 === observation }) { waiting.append(observation) }
    }
  }

  /// Sends the notifications that were kept back, in the order of the changes, each once.
  package func flush() {
    let observations = waiting.withLock { waiting in
      defer { waiting.removeAll(keepingCapacity: true) }
      return waiting
    }
    for observation in observations { observation.notifyNow() }
  }
}
