/// A property that reads and sets the value of a binding that the focused view has.
///
/// ```swift
/// @FocusedBinding(\.note) private var note
/// ```
@propertyWrapper
public struct FocusedBinding<Value> {
  private let binding: FocusedValue<Binding<Value>>

  /// - Parameter keyPath: The key path of the binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  /// The value; `nil` if the focused view and those around it set no binding.
  @MainActor public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value?> {
    let binding = binding.wrappedValue
    return Binding(
      get: { binding?.wrappedValue },
      set: { if let new = $0 { binding?.wrappedValue = new } }
    )
  }
}
