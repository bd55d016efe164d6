/// The parts of a disclosure group.
@MainActor
public struct DisclosureGroupStyleConfiguration {
  /// The title of the group.
  public let label: AnyView
  /// The content of the group, for when it is shown.
  public let content: AnyView
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}
