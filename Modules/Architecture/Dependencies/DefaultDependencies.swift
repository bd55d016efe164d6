import Foundation
import Synchronization

/// The default values that were made so far, for each context.
///
/// There is one for the process, one for each test, and one wherever
/// ``DependencyValues/withFreshDefaults(_:)-(()->R)`` says so.
package final class DefaultDependencies: Sendable {
  private struct State: Sendable {
    var tables: [DependencyContext: DependencyTable] = [:]
    var live = DependencyTable()
    var preparations: [ObjectIdentifier: Int] = [:]
    var locks: [ObjectIdentifier: NSRecursiveLock] = [:]
    var context: DependencyContext?

    subscript(context: DependencyContext) -> DependencyTable {
      get { context == .live ? live : tables[context] ?? DependencyTable() }
      set { if context == .live { live = newValue } else { tables[context] = newValue } }
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// The context that ``prepareDependencies(_:)-(_)`` chose.
  var preparedContext: DependencyContext? { state.withLock(\.context) }

  /// The default value that was already made for a key.
  func box(for key: ObjectIdentifier, context: DependencyContext?) -> (any AnyObject & Sendable)? {
    state.withLock { state in
      switch context ?? state.context ?? .ofProcess {
      case .live: state.live.box(for: key)
      case let context: state.tables[context]?.box(for: key)
      }
    }
  }

  /// The default value for a key, made when there is none yet.
  ///
  /// A value is made once even when several threads ask at the same time. Making it may read other
  /// dependencies: only the key itself is locked meanwhile.
  ///
  /// - Parameter make: Makes the value, or returns `nil` for the second component to say that it must not be kept.
  func box(
    for key: ObjectIdentifier,
    context: DependencyContext,
    make: () -> (box: any AnyObject & Sendable, isKept: Bool)
  ) -> any AnyObject & Sendable {
    let lock = state.withLock { state in
      if let lock = state.locks[key] { return lock }
      let lock = NSRecursiveLock()
      state.locks[key] = lock
      return lock
    }
    lock.lock()
    defer { lock.unlock() }
    if let box = box(for: key, context: context) { return box }
    let (box, isKept) = make()
    if isKept { state.withLock { $0[context].set(box, for: key) } }
    return box
  }

  /// Sets a default value.
  ///
  /// - Returns: Whether it was set: not when the value was read before, or prepared by another preparation.
  func prepare(
    _ box: any AnyObject & Sendable,
    for key: ObjectIdentifier,
    context: DependencyContext?,
    preparation: Int
  ) -> Bool {
    state.withLock { state in
      let context = context ?? state.context ?? .ofProcess
      let isFirst = state[context].box(for: key) == nil
      // NB: a preview is run again and again in one process.
      guard isFirst || context == .preview || state.preparations[key] == preparation else { return false }
      state[context].set(box, for: key)
      state.preparations[key] = preparation
      return true
    }
  }

  func prepare(context: DependencyContext) {
    state.withLock { $0.context = context }
  }
}
