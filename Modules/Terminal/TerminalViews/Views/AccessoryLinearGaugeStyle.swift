/// The look of a gauge as a line with a marker at the value, and the labels before and after it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration, isMarker: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a marker at the value, and the labels before and after it.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
