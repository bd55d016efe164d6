/// The parts of a menu.
@MainActor
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public let label: AnyView
  /// The buttons of the menu.
  public let content: AnyView
}
