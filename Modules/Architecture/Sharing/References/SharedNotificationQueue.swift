#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps notifications of changes to shared values back, for as long as a reducer runs.
///
/// ```swift
/// let queue = SharedNotificationQueue(isReduction: false)
/// queue.run { reduce(&state, action) }
/// queue.flush()
/// ```
///
/// Observers then see whole states: each is notified once, after the reduction. What runs is synchronous, so
/// a queue belongs to a thread as long as it does.
// NB: open, because a class that only the package knows cannot be inherited from in another module.
open class SharedNotificationQueue {
  // NB: touched on one thread at a time, and never while it is being changed.
  @exclusivity(unchecked) private var waiting: [SharedObservation] = []
  /// Whether the queue is that of a reduction.
  package let isReduction: Bool

  package init(isReduction: Bool) { self.isReduction = isReduction }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The queue that notifications of this thread go to. Without one they go out with the change.
  package static var current: SharedNotificationQueue? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<SharedNotificationQueue>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Whether a reduction runs on this thread.
  package static var isReducing: Bool {
    guard let pointer = pthread_getspecific(key) else { return false }
    return Unmanaged<SharedNotificationQueue>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.isReduction }
  }

  /// Makes this the queue of the thread while `body` runs.
  package final func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let previous = enter()
    defer { leave(to: previous) }
    return try body()
  }

  /// Makes this the queue of the thread until ``leave(to:)`` is called with what this returns.
  package final func enter() -> UnsafeMutableRawPointer? {
    let previous = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    return previous
  }

  package final func leave(to previous: UnsafeMutableRawPointer?) {
    pthread_setspecific(Self.key, previous)
  }

  final func add(_ observation: SharedObservation) {
    if !waiting.contains(where: { $0 === observation }) { waiting.append(observation) }
  }

  /// Sends the notifications that were kept back, in the order of the changes, each once.
  package final func flush() {
    guard !waiting.isEmpty else { return }
    let observations = waiting
    waiting.removeAll(keepingCapacity: true)
    for observation in observations { observation.notifyNow() }
  }
}
