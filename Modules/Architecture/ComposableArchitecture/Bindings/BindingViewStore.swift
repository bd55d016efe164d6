import Dependencies

/// A copy of a feature's state with bindings to its properties: what a view is given in a test that asks what
/// the view makes of the state.
///
/// ```swift
/// let bindings = store.bindings
/// bindings.email == "blob@example.com"  // the value
/// let email: Binding<String> = bindings.email  // a binding to it
/// ```
///
/// What is written to a binding is read again from all bindings to the same copy. The feature hears nothing of
/// it.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct BindingViewStore<State> {
  private final class Storage {
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage
  private let dependencies: DependencyValues

  init(state: State, dependencies: DependencyValues) {
    storage = Storage(state)
    self.dependencies = dependencies
  }

  /// The state, with what has been written to the bindings.
  public var wrappedValue: State { storage.state }

  /// The value of a property.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    ReductionContext.untracked { storage.state[keyPath: keyPath] }
  }

  /// A binding to a property.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Binding<Value> {
    Binding(get: { self[dynamicMember: keyPath] }, set: { write($0, to: keyPath) })
  }

  private func write<Value>(_ value: Value, to keyPath: WritableKeyPath<State, Value>) {
    withDependencies {
      $0 = dependencies
    } operation: {
      storage.state[keyPath: keyPath] = value
    }
  }
}
