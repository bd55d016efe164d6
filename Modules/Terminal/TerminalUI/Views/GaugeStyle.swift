/// The look of a gauge.
public struct GaugeStyle: Hashable, Sendable {
  let isCircular: Bool

  /// A bar, with the labels before and after it.
  public static let linearCapacity = GaugeStyle(isCircular: false)
  /// A bar, as ``linearCapacity``.
  public static let automatic = GaugeStyle(isCircular: false)
  /// A bar, as ``linearCapacity``.
  public static let accessoryLinear = GaugeStyle(isCircular: false)
  /// A bar, as ``linearCapacity``.
  public static let accessoryLinearCapacity = GaugeStyle(isCircular: false)
  /// A ring, as ``accessoryCircularCapacity``.
  public static let accessoryCircular = GaugeStyle(isCircular: true)
  /// A ring with the label of the value in it.
  public static let accessoryCircularCapacity = GaugeStyle(isCircular: true)
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: GaugeStyle { .linearCapacity }
  }

  var gaugeStyle: GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the gauges in this view.
  ///
  /// - Parameter style: The look.
  public func gaugeStyle(_ style: GaugeStyle) -> some View { environment(\.gaugeStyle, style) }
}
