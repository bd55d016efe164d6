/// A value that can be read and written somewhere else, such as the value that a text field or a toggle edits.
@propertyWrapper
@dynamicMemberLookup
@preconcurrency @MainActor
public struct Binding<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes it.
  public nonisolated init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
  }

  /// Makes a copy, so that a closure may have the parameter `$item`.
  ///
  /// - Parameter projectedValue: The binding.
  public init(projectedValue: Self) { self = projectedValue }

  /// The value, read from its source and written to it.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself, so that `$text` passes it on.
  public var projectedValue: Self { self }

  /// Returns a binding that always has `value` and ignores what is written.
  public static func constant(_ value: Value) -> Self { Self(get: { value }, set: { _ in }) }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { read()[keyPath: keyPath] }) {
      var value = read()
      value[keyPath: keyPath] = $0
      write(value)
    }
  }
}
