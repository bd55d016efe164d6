/// Values of the view that has the focus, and of the views around it.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: Binding<Note>?
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Accesses the value of a key; `nil` if no view sets one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Accesses the value of a key. `@Entry` makes keys.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
