/// A bar or a ring that shows a value within bounds.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  private var bounds: (minimum: AnyView, maximum: AnyView)?
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
    let parts = GaugeStyleConfiguration(
      value: fraction,
      label: AnyView(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : AnyView(currentValueLabel),
      minimumValueLabel: bounds?.minimum,
      maximumValueLabel: bounds?.maximum
    )
    if let style {
      AnyView(any: style.makeBody(configuration: parts))
    } else {
      GaugeLine(parts: parts, isMarker: false)
    }
  }
}

/// A gauge as a line, with its labels before and after it.
struct GaugeLine: View {
  let parts: GaugeStyleConfiguration
  let isMarker: Bool

  var body: some View {
    HStack {
      parts.label
      if let minimum = parts.minimumValueLabel { minimum }
      GaugeFace(parts: parts) { ProgressBar(fraction: parts.value, isMarker: isMarker) }
      if let maximum = parts.maximumValueLabel { maximum }
      if let value = parts.currentValueLabel { value }
    }
  }
}

/// The drawn part of a gauge. It tells a screen reader the value, unless a label does.
struct GaugeFace<Content: View>: View {
  let parts: GaugeStyleConfiguration
  let content: Content
  @Environment(\.redactionReasons) private var redactionReasons

  init(parts: GaugeStyleConfiguration, @ViewBuilder content: () -> Content) {
    self.parts = parts
    self.content = content()
  }

  var body: some View {
    let isSpoken = parts.currentValueLabel == nil && !redactionReasons.contains(.placeholder)
    content.accessibilityLabel(isSpoken ? "\(Int((parts.value * 100).rounded())) percent" : "")
  }
}
