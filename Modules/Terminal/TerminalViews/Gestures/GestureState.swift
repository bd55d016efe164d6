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
  private let prepareReset: (Value, inout Transaction) -> Void

  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - reset: Changes how the value moves back once the gesture has ended: it sets an animation.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (state, initial, prepareReset) = (State(wrappedValue: wrappedValue), wrappedValue, reset)
  }

  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - resetTransaction: The transaction in which the value moves back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - resetTransaction: The transaction in which the value moves back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

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

  func reset() {
    var transaction = Transaction()
    prepareReset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
}
