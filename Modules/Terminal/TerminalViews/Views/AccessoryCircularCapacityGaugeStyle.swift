/// The look of a gauge as a ring with the label of the value in it.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ZStack {
        GaugeFace(fraction: configuration.value, isLabeled: configuration.currentValueLabel != nil) {
          Ring(fraction: configuration.value)
        }
        if let value = configuration.currentValueLabel { value }
      }
      configuration.label
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring with the label of the value in it.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
  /// A ring, as `accessoryCircularCapacity`.
  public static var accessoryCircular: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
