import Foundation

/// An object that belongs to a thread while an operation runs.
///
/// Unlike a task-local value it isn't inherited: a task that the operation starts doesn't see it.
// Inlinable: generic functions of another module look up metadata with each call, which took 40 % of a `send`.
@usableFromInline
package struct ThreadLocal<Object: AnyObject>: Sendable {
  @usableFromInline let key: pthread_key_t

  @usableFromInline
  package init() {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "This process has no thread-local storage left.")
    self.key = key
  }

  /// The object of the innermost operation on this thread.
  @inlinable
  package var current: Object? {
    // The slot is private, `withValue` alone writes it, and keeps the object alive until it writes the next one.
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Reads the object of the innermost operation on this thread, without retaining it.
  ///
  /// - Parameter body: Reads the object. It must not end the operation.
  @inlinable
  package func read<R>(_ body: (Object) -> R) -> R? {
    // As above: the object outlives `body`, which runs inside of the operation.
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
  }

  /// Runs a synchronous operation with an object for this thread.
  ///
  /// - Parameter object: The object, or `nil` for none.
  @inlinable
  package func withValue<R, E: Error>(_ object: Object?, operation: () throws(E) -> R) throws(E) -> R {
    let previous = pthread_getspecific(key)
    // `object` is kept until the slot has its previous value again.
    pthread_setspecific(key, object.map { Unmanaged.passUnretained($0).toOpaque() })
    defer {
      pthread_setspecific(key, previous)
      withExtendedLifetime(object) {}
    }
    return try operation()
  }
}
