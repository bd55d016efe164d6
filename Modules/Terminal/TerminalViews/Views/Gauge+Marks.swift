extension Gauge {
  /// - Parameters:
  ///   - value: The value. It is shown at a bound if it is outside.
  ///   - bounds: The bounds.
  ///   - label: The title.
  ///   - currentValueLabel: The label of the value.
  ///   - markedValueLabels: The labels of further values. They aren't shown on a terminal, as by most styles elsewhere.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }

  /// - Parameters:
  ///   - value: The value. It is shown at a bound if it is outside.
  ///   - bounds: The bounds.
  ///   - label: The title.
  ///   - currentValueLabel: The label of the value.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - markedValueLabels: The labels of further values. They aren't shown on a terminal, as by most styles elsewhere.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(
      value: value,
      in: bounds,
      label: label,
      currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel
    )
  }
}
