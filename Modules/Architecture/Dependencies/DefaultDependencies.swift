import Platform

/// The default values that have been made so far, for each context.
///
/// There is one for the process, one for each test, and one for each ``DependencyValues/refreshDefaults()``.
package final class DefaultDependencies: Sendable {
  /// A dependency in a context.
  struct ID: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  private struct State: Sendable {
    var context = DependencyContext.ofProcess
    var boxes: DependencyBoxes<ID> = [:]
    var preparations: [ID: UInt64] = [:]
    /// Values that were made for code that overrides or prepares dependencies. They become the default values when they
    /// are read, unless others are prepared before.
    var tentative: DependencyBoxes<ID> = [:]
    var locks: [ID: KeyLock] = [:]
  }

  private final class KeyLock: Sendable {
    let lock = RecursiveLock()
  }

  private let state = Mutex(State())

  package init() {}

  /// The context of dependencies for which it isn't overridden. ``prepareDependencies(_:)-(_)`` may set it.
  var context: DependencyContext {
    get { state.withLock { $0.context } }
    set { state.withLock { $0.context = newValue } }
  }

  /// Returns the default value of a dependency if it was already made.
  func box(for key: ObjectIdentifier, context: DependencyContext?) -> (any AnyObject & Sendable)? {
    state.withLock { $0.boxes[ID(key: key, context: context ?? $0.context)] }
  }

  /// Returns the default value of a dependency. It is made if there is none yet.
  ///
  /// A value is made once even if several threads ask at the same time. Making it may read other dependencies,
  /// because only the dependency itself is locked meanwhile.
  func box(for id: ID, make: () -> any AnyObject & Sendable) -> any AnyObject & Sendable {
    let keyLock = state.withLock { state in
      let lock = state.locks[id] ?? KeyLock()
      state.locks[id] = lock
      return lock
    }
    return keyLock.lock.withLock {
      if let box = box(for: id.key, context: id.context) { return box }
      let made = state.withLock { $0.tentative.removeValue(forKey: id) } ?? make()
      return state.withLock { state in
        // It may have been prepared meanwhile.
        let box = state.boxes[id] ?? made
        state.boxes[id] = box
        return box
      }
    }
  }

  /// Returns the value of a dependency that code that overrides or prepares dependencies has looked at; `nil` if there is
  /// none.
  func tentativeBox(for id: ID) -> (any AnyObject & Sendable)? {
    state.withLock { $0.boxes[id] ?? $0.tentative[id] }
  }

  /// Keeps a value for code that overrides or prepares dependencies. Another one can still be prepared.
  ///
  /// - Returns: The value, or the one that was kept before.
  func keepTentative(_ box: any AnyObject & Sendable, for id: ID) -> any AnyObject & Sendable {
    state.withLock { state in
      let box = state.boxes[id] ?? state.tentative[id] ?? box
      state.tentative[id] = box
      return box
    }
  }

  /// Sets a default value.
  ///
  /// - Returns: Whether it was set. It isn't if the value was read before, or prepared by another preparation.
  func prepare(_ box: any AnyObject & Sendable, for id: ID, preparation: UInt64) -> Bool {
    // The replaced value is released after the lock: it may read dependencies in its `deinit`.
    let (isPrepared, _) = state.withLock { state in
      let replaced = state.boxes[id]
      // A preview is run again and again in one process.
      guard replaced == nil || id.context == .preview || state.preparations[id] == preparation else {
        return (false, replaced)
      }
      state.boxes[id] = box
      state.preparations[id] = preparation
      return (true, replaced ?? state.tentative.removeValue(forKey: id))
    }
    return isPrepared
  }
}
