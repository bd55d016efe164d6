/// The reason why a value is loaded.
public enum LoadContext<Value> {
  /// A wrapper was initialized, with the value that is shown until there is another.
  case initialValue(Value)

  /// `load` was called.
  case userInitiated

  /// The value that the wrapper was initialized with.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
extension LoadContext: Sendable where Value: Sendable {}
