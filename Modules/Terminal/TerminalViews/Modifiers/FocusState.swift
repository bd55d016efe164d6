/// A property that reads and sets the focus.
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  public typealias Binding = Bindings.Binding<Value>

  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }

  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { state.projectedValue }

  public func _link(to previous: any DynamicProperty) {
    if let previous = previous as? FocusState<Value> { state._link(to: previous.state) }
  }

  public func _connect(to node: _AnyNode) { state._connect(to: node) }
}
