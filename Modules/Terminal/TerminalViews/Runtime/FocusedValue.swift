/// A property that reads a value of the view that has the focus, such as for the commands of an app.
///
/// ```swift
/// @FocusedValue(\.note) private var note
/// ```
///
/// While a menu, a sheet or the command palette is in front, it is still the value of the view below that had the focus.
@propertyWrapper
public struct FocusedValue<Value> {
  private let keyPath: KeyPath<FocusedValues, Value?>

  /// - Parameter keyPath: The key path of the value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; `nil` if the focused view and those around it set none.
  @MainActor public var wrappedValue: Value? {
    EnvironmentValues.current.focusedValues?.values[keyPath: keyPath]
  }
}
