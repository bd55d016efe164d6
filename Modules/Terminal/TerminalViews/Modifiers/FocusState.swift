/// A property that reads and sets the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// A binding to the focus.
  public typealias Binding = Bindings.Binding<Value>

  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }

  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  @MainActor public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  @MainActor public var projectedValue: Binding { state.projectedValue }
}

extension FocusState: DynamicProperty {
  public func _link(to previous: any DynamicProperty) {
    if let previous = previous as? FocusState<Value> { state._link(to: previous.state) }
  }

  public func _connect(to node: _AnyNode) { state._connect(to: node) }
}
