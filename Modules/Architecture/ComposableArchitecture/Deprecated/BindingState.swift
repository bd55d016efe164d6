import CasePaths
import CustomDump
import Platform

/// A property that a view can change by sending a binding action, in a state without `@ObservableState`.
///
/// ```swift
/// struct State: Equatable { @BindingState var text = "" }
/// enum Action: BindableAction { case binding(BindingAction<State>) }
/// // The view: TextField("Text", text: viewStore.$text)
/// ```
@available(*, deprecated, message: "Apply '@ObservableState' to the state instead.")
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The property itself, for key paths such as `\.$text`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

@available(*, deprecated)
extension BindingState: Equatable where Value: Equatable {}

@available(*, deprecated)
extension BindingState: Hashable where Value: Hashable {}

@available(*, deprecated)
extension BindingState: Sendable where Value: Sendable {}

@available(*, deprecated)
extension BindingState: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws { try self.init(wrappedValue: Value(from: decoder)) }
}

@available(*, deprecated)
extension BindingState: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

@available(*, deprecated)
extension BindingState: CustomReflectable, CustomDumpRepresentable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
  public var customDumpValue: Any { wrappedValue }
}

@available(*, deprecated)
extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  public var debugDescription: String { wrappedValue.debugDescription }
}

@available(*, deprecated)
extension BindingAction {
  /// Returns the change of a `@BindingState` property: `.set(\.$text, "Hello")`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    let path = SendableKeyPath(keyPath)
    return Self(keyPath, value) { $0[keyPath: path.path].wrappedValue = value }
  }
}

@available(*, deprecated)
extension BindingAction.AllCasePaths {
  /// Returns the case of the changes of a `@BindingState` property: `\.binding.$text`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction<Root>, Value> {
    let keyPath = SendableKeyPath(keyPath)
    return AnyCasePath(
      embed: { .set(keyPath.path, $0) },
      extract: { $0.keyPath == keyPath.path ? $0.value as? Value : nil }
    )
  }
}

@available(*, deprecated)
extension BindableAction {
  /// Returns the action that changes a `@BindingState` property: `.set(\.$text, "Hello")`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>,
    _ value: Value
  ) -> Self { .binding(.set(keyPath, value)) }
}
