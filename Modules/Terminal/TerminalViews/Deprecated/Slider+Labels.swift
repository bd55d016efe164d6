extension Slider {
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The bounds.
  ///   - step: The size of a step; a twentieth of the distance between the bounds by default.
  ///   - onEditingChanged: The action for a key that moves the number: `true` before it does, `false` after.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - label: The title.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: some View,
    maximumValueLabel: some View,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged
    )
  }
}
