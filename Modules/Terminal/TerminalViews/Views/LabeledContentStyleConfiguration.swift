/// The parts of a value with a label.
@MainActor
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: AnyView
  /// The value.
  public let content: AnyView
}
