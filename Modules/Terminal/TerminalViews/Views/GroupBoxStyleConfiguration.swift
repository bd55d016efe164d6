/// The parts of a group box.
@MainActor
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public let label: AnyView
  /// The content of the box.
  public let content: AnyView
}
