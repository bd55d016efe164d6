/// A look of group boxes.
@MainActor
public protocol GroupBoxStyle {
  /// The type of the box's look.
  associatedtype Body: View

  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the look of a box.
  ///
  /// - Parameter configuration: The parts of the box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: (any GroupBoxStyle)? { nil }
  }

  /// The look of group boxes; `nil` for the default.
  var groupBoxStyle: (any GroupBoxStyle)? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the group boxes in this view.
  ///
  /// - Parameter style: The look.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { environment(\.groupBoxStyle, style) }
}
