/// A bar or a ring that shows a value within bounds.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  private var bounds: (minimum: AnyView, maximum: AnyView)?
  @Environment(\.gaugeStyle) private var style
  @Environment(\.redactionReasons) private var redactionReasons

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

  /// - Parameters:
  ///   - value: The value. It is shown at a bound if it is outside.
  ///   - bounds: The bounds.
  ///   - label: The title.
  ///   - currentValueLabel: The label of the value.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    self.bounds = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  public var body: some View {
    if style.isCircular {
      VStack {
        ZStack {
          Ring(fraction: fraction).accessibilityLabel(spoken)
          currentValueLabel
        }
        label
      }
    } else {
      HStack {
        label
        if let bounds { bounds.minimum }
        ProgressBar(fraction: fraction).accessibilityLabel(spoken)
        if let bounds { bounds.maximum }
        currentValueLabel
      }
    }
  }

  /// The value for a screen reader, unless a label tells the value.
  private var spoken: String {
    CurrentValueLabel.self == EmptyView.self && !redactionReasons.contains(.placeholder)
      ? "\(Int((fraction * 100).rounded())) percent" : ""
  }
}
