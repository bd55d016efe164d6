/// A value at which an axis of a ``Chart`` has a mark.
public struct AxisValue: Sendable {
  let tick: ChartTick
  /// The position among the values.
  public let index: Int
  /// The number of values.
  public let count: Int

  /// Returns the value as a type; `nil` if it isn't one, such as a number with a fraction as an `Int`.
  ///
  /// - Parameter type: The type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { tick.value.converted(to: type) }
}
