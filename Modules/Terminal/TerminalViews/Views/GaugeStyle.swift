/// A look of gauges.
///
/// ```swift
/// struct Percentage: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     LabeledContent {
///       Text(configuration.value, format: .percent)
///     } label: {
///       configuration.label
///     }
///   }
/// }
/// ```
@MainActor
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View

  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the look of a gauge.
  ///
  /// - Parameter configuration: The parts of the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: (any GaugeStyle)? { nil }
  }

  /// The look of gauges; `nil` for a bar.
  var gaugeStyle: (any GaugeStyle)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the gauges in this view.
  ///
  /// - Parameter style: The look.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View { environment(\.gaugeStyle, style) }
}
