/// A look of disclosure groups.
@MainActor
public protocol DisclosureGroupStyle {
  /// The type of the group's look.
  associatedtype Body: View

  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the look of a group.
  ///
  /// - Parameter configuration: The parts of the group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: (any DisclosureGroupStyle)? { nil }
  }

  /// The look of disclosure groups; `nil` for the default.
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the disclosure groups in this view.
  ///
  /// - Parameter style: The look.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
