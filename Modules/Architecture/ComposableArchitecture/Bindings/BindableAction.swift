/// Actions among which are changes of the state by controls.
public protocol BindableAction<State> {
  /// The state that is changed.
  associatedtype State

  /// Wraps a change.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change that this action wraps, if it is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The action that changes the property at `keyPath` to `value`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }

  public var binding: BindingAction<State>? {
    guard let payload = EnumPayload.of(self) else { return nil }
    return payload as? BindingAction<State>
  }
}

enum EnumPayload {
  static func of(_ value: some Any) -> Any? {
    Mirror(reflecting: value).children.first?.value
  }
}
