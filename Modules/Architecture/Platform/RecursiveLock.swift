/// A lock that the thread holding it may take again.
// Inlinable: generic functions of another module look up metadata with each call.
@usableFromInline
package struct RecursiveLock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex(())
  /// The thread that holds the lock; 0 for none.
  @usableFromInline let owner = Atomic<UInt>(0)

  package init() {}

  /// Runs an operation while no other thread runs one.
  ///
  /// - Parameter body: The operation. It may use this lock again.
  @inlinable
  package borrowing func withLock<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let thread = ThreadID.current
    // Only this thread stores its own ID, so it reads that ID exactly when it holds the lock.
    if owner.load(ordering: .relaxed) == thread { return try body() }
    var result: Result<R, E>?
    mutex.withLock { _ in
      owner.store(thread, ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      result = Result(catching: body)
    }
    return try result!.get()
  }
}
