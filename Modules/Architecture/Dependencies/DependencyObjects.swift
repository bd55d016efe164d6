import Platform

/// The dependencies of objects that were made inside of `withDependencies`.
package enum DependencyObjects {
  // @unchecked: the reference is only compared with nil, never used to reach the object.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let values: DependencyValues
  }

  private struct State: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private static let state = Mutex(State())

  /// Stores the dependencies that a result was made with, if it is an object.
  ///
  /// The innermost scope that returned the object decides.
  static func remember<R>(_ result: R, _ values: DependencyValues) {
    guard type(of: result as Any) is AnyClass else { return }
    let object = result as AnyObject
    let id = ObjectIdentifier(object)
    let entry = Entry(object: object, values: values)
    state.withLock { state in
      if state.entries[id]?.object != nil { return }
      state.entries[id] = entry
      if state.entries.count >= state.sweepAt {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.sweepAt = max(64, state.entries.count * 2)
      }
    }
  }

  /// Removes the dependencies of an object that is being released. Called in its `deinit`; those of objects that don't
  /// call it are removed some time later.
  package static func forget(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    // Released after the lock: objects in the dependencies may read dependencies in their `deinit`.
    _ = state.withLock { $0.entries.removeValue(forKey: id) }
  }

  /// Returns the dependencies that a model was made with.
  ///
  /// - Returns: `nil`, after reporting an issue, if the model has none.
  static func dependencies(of model: AnyObject, _ access: DependencyAccess) -> DependencyValues? {
    let id = ObjectIdentifier(model)
    let entry = state.withLock { $0.entries[id] }
    if let entry, entry.object != nil { return entry.values }

    for child in sequence(first: Mirror(reflecting: model), next: \.superclassMirror).flatMap(\.children) {
      if let dependency = child.value as? any DependencyReader { return dependency.initialValues }
    }
    access.report(
      """
      You are trying to propagate dependencies to a child model from a model with no dependencies. To fix \
      this, the given '\(typeName(type(of: model)))' must be returned from another 'withDependencies' \
      closure, or the class must hold at least one '@Dependency' property.
      """
    )
    return nil
  }
}
