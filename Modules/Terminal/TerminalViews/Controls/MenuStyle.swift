/// A look of menus.
///
/// ```swift
/// struct WarningMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View { Menu(configuration).foregroundStyle(.red) }
/// }
/// ```
@MainActor
public protocol MenuStyle {
  /// The type of the menu's look.
  associatedtype Body: View

  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the look of a menu.
  ///
  /// - Parameter configuration: The parts of the menu, for ``Menu/init(_:)``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: (any MenuStyle)? { nil }
  }

  /// The look of menus; `nil` for the default.
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the menus in this view.
  ///
  /// - Parameter style: The look.
  public func menuStyle(_ style: some MenuStyle) -> some View { environment(\.menuStyle, style) }
}
