import Platform

/// A queue that holds notifications of changes to shared values while a reducer runs.
///
/// ```swift
/// let queue = SharedNotificationQueue(isReduction: false)
/// queue.run { reduce(&state, action) }
/// queue.flush()
/// ```
///
/// Observers then see whole states: each is notified once, after the reduction. Reductions are synchronous, so a
/// queue belongs to one thread.
// Open, because a class with package access can't be subclassed in another module.
open class SharedNotificationQueue {
  private var waiting: [SharedObservation] = []
  private var isWaitingFor: Set<ObjectIdentifier> = []
  /// Whether notifications are held back.
  package final private(set) var isWaiting = false
  /// Whether the queue is that of a reduction.
  @usableFromInline package let isReduction: Bool

  package init(isReduction: Bool) { self.isReduction = isReduction }

  @usableFromInline static let ofThread = ThreadLocal<SharedNotificationQueue>()

  /// The queue of this thread's notifications. Without one they are sent with the change.
  @inlinable
  package static var current: SharedNotificationQueue? { ofThread.current }

  /// Whether a reduction runs on this thread.
  @inlinable
  package static var isReducing: Bool { ofThread.read(\.isReduction) ?? false }

  /// Makes this the queue of the thread while `body` runs.
  @inlinable
  package final func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    try Self.ofThread.withValue(self, operation: body)
  }

  /// Runs `body` as if no reduction ran on this thread.
  @inlinable
  package static func outsideOfReduction<R>(_ body: () -> R) -> R {
    ofThread.withValue(nil, operation: body)
  }

  final func add(_ observation: SharedObservation) {
    if isWaitingFor.insert(ObjectIdentifier(observation)).inserted { waiting.append(observation) }
    isWaiting = true
  }

  /// Sends the held notifications, in the order of the changes, each once.
  package final func flush() {
    guard isWaiting else { return }
    isWaiting = false
    let observations = waiting
    waiting.removeAll(keepingCapacity: true)
    isWaitingFor.removeAll(keepingCapacity: true)
    for observation in observations { observation.notifyNow() }
  }
}
