/// The parts of a toggle.
@MainActor
public struct ToggleStyleConfiguration {
  /// The title of the setting.
  public let label: AnyView
  /// Whether the setting is on.
  @Binding public var isOn: Bool
}
