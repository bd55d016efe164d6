/// A length that depends on the size of texts. A terminal has one, so it is the length itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  /// - Parameter wrappedValue: The length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// - Parameters:
  ///   - wrappedValue: The length.
  ///   - textStyle: The texts on whose size the length depends, which has no effect.
  public init(wrappedValue: Value, relativeTo textStyle: Font) { self.wrappedValue = wrappedValue }
}
