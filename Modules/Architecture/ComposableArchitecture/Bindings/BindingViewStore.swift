import Dependencies

/// A copy of a feature's state with bindings to its properties. Tests use it to assert what a view makes of the
/// state.
///
/// ```swift
/// let bindings = store.bindings
/// bindings.email == "blob@example.com"  // the value
/// let email: Binding<String> = bindings.email  // a binding to it
/// ```
///
/// A value that is written to a binding is read again from all bindings to the same copy. The feature isn't told.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct BindingViewStore<State> {
  /// Returns the state, with what has been written to the bindings.
  let read: @MainActor () -> State
  /// Carries out the change that a binding action describes.
  let write: @MainActor (BindingAction<State>) -> Void

  init(read: @escaping @MainActor () -> State, write: @escaping @MainActor (BindingAction<State>) -> Void) {
    self.read = read
    self.write = write
  }

  init(state: State, dependencies: DependencyValues) {
    var state = state
    self.init(read: { state }) { action in
      withDependencies {
        $0 = dependencies
      } operation: {
        action.apply(to: &state)
      }
    }
  }

  /// The state, with what has been written to the bindings.
  public var wrappedValue: State { read() }

  /// The value of a property.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    ReductionContext.untracked { read()[keyPath: keyPath] }
  }

  /// A binding to a property.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Binding<Value> {
    Binding(get: { self[dynamicMember: keyPath] }, set: { write(.set(keyPath, $0)) })
  }
}
