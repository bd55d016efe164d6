/// A value that a gesture changes, and that is as before once the gesture has ended.
///
/// ```swift
/// @GestureState private var translation = CGSize.zero
///
/// card.offset(translation)
///   .gesture(DragGesture().updating($translation) { drag, state, _ in state = drag.translation })
/// ```
@MainActor
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let state: State<Value>
  private let initial: Value

  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) { (state, initial) = (State(wrappedValue: wrappedValue), wrappedValue) }

  /// - Parameter initialValue: The initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  func change(_ change: (inout Value) -> Void) {
    var value = state.wrappedValue
    change(&value)
    state.wrappedValue = value
  }

  func reset() { state.wrappedValue = initial }
}
