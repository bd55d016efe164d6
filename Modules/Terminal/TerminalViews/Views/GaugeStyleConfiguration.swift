/// The parts of a gauge.
@MainActor
public struct GaugeStyleConfiguration {
  /// The value as a part of the way between the bounds, from 0 to 1.
  public let value: Double
  /// The title.
  public let label: AnyView
  /// The label of the value; `nil` without one.
  public let currentValueLabel: AnyView?
  /// The label of the lower bound; `nil` without one.
  public let minimumValueLabel: AnyView?
  /// The label of the upper bound; `nil` without one.
  public let maximumValueLabel: AnyView?
}
