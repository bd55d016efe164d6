/// The parts of a view of progress.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// The progress, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The title of the operation.
  public let label: AnyView?
  /// The label of the value.
  public let currentValueLabel: AnyView?
}
