@_exported import Synchronization

#if THREAD_SANITIZER
  /// A lock with an order of owners that the thread sanitizer sees.
  ///
  /// Builds for the thread sanitizer define `THREAD_SANITIZER` and get this type. All others get the lock of
  /// `Synchronization`, because Platform exports that module. On Linux its waiting happens inside of the standard
  /// library, which isn't instrumented: the sanitizer would report each contended lock as a race.
  @usableFromInline
  package struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
    private let base: Synchronization.Mutex<Value>
    private let order = Atomic(0)

    package init(_ value: consuming sending Value) { base = Synchronization.Mutex(value) }

    /// Runs an operation with exclusive access to the value.
    @usableFromInline
    package borrowing func withLock<R: ~Copyable, E: Error>(
      _ body: (inout sending Value) throws(E) -> sending R
    ) throws(E) -> sending R {
      try base.withLock { value throws(E) in
        _ = order.load(ordering: .acquiring)
        defer { order.store(0, ordering: .releasing) }
        return try body(&value)
      }
    }
  }
#endif
