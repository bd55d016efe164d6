/// A bar or a ring that shows a value within bounds.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.gaugeStyle) private var style

  /// - Parameters:
  ///   - value: The value. It is shown at a bound if it is outside.
  ///   - bounds: The bounds.
  ///   - label: The title.
  ///   - currentValueLabel: The label of the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  public var body: some View {
    if style.isCircular {
      VStack {
        ZStack {
          Ring(fraction: fraction)
          currentValueLabel
        }
        label
      }
    } else {
      HStack {
        label
        ProgressBar(fraction: fraction)
        currentValueLabel
      }
    }
  }
}
