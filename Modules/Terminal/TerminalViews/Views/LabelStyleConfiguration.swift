/// The parts of a label.
@MainActor
public struct LabelStyleConfiguration {
  /// The title.
  public let title: AnyView
  /// The icon.
  public let icon: AnyView
}
