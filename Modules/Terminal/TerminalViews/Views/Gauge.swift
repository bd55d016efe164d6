/// A bar or a ring that shows a value within bounds.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View {
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

  @MainActor public var body: some View {
    if let style {
      let parts = GaugeStyleConfiguration(
        value: fraction,
        label: AnyView(label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : AnyView(currentValueLabel),
        minimumValueLabel: bounds?.minimum,
        maximumValueLabel: bounds?.maximum
      )
      AnyView(any: style.makeBody(configuration: parts))
    } else {
      GaugeLine(
        fraction: fraction,
        label: label,
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel,
        minimumValueLabel: bounds?.minimum,
        maximumValueLabel: bounds?.maximum
      )
    }
  }
}

/// A gauge as a line, with its labels before and after it.
nonisolated struct GaugeLine<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: AnyView?
  let maximumValueLabel: AnyView?
  var isMarker = false

  @MainActor var body: some View {
    HStack {
      label
      if let minimumValueLabel { minimumValueLabel }
      GaugeFace(fraction: fraction, isLabeled: currentValueLabel != nil) {
        ProgressBar(fraction: fraction, isMarker: isMarker)
      }
      if let maximumValueLabel { maximumValueLabel }
      if let currentValueLabel { currentValueLabel }
    }
  }
}

extension GaugeLine<AnyView, AnyView> {
  /// Creates the line of a style.
  @MainActor init(_ parts: GaugeStyleConfiguration, isMarker: Bool = false) {
    self.init(
      fraction: parts.value,
      label: parts.label,
      currentValueLabel: parts.currentValueLabel,
      minimumValueLabel: parts.minimumValueLabel,
      maximumValueLabel: parts.maximumValueLabel,
      isMarker: isMarker
    )
  }
}

/// The drawn part of a gauge. It tells a screen reader the value, unless a label does.
nonisolated struct GaugeFace<Content: View>: View {
  let fraction: Double
  let isLabeled: Bool
  let content: Content
  @Environment(\.redactionReasons) private var redactionReasons

  init(fraction: Double, isLabeled: Bool, @ViewBuilder content: () -> Content) {
    self.fraction = fraction
    self.isLabeled = isLabeled
    self.content = content()
  }

  @MainActor var body: some View {
    let isSpoken = !isLabeled && !redactionReasons.contains(.placeholder)
    content.accessibilityLabel(isSpoken ? "\(Int((fraction * 100).rounded())) percent" : "")
  }
}
