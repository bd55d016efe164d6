import Observation

/// The look and the size classes of a screen, which views follow.
@MainActor
@Observable
final class ScreenTraits {
  private(set) var horizontal = UserInterfaceSizeClass.compact
  private(set) var vertical = UserInterfaceSizeClass.compact
  private(set) var colorScheme = ColorScheme.dark

  /// Takes over the size of the screen.
  func use(_ size: Size) {
    let horizontal: UserInterfaceSizeClass = size.width >= 100 ? .regular : .compact
    let vertical: UserInterfaceSizeClass = size.height >= 24 ? .regular : .compact
    if horizontal != self.horizontal { self.horizontal = horizontal }
    if vertical != self.vertical { self.vertical = vertical }
  }

  /// Takes over the theme of the screen.
  func use(_ theme: ScreenTheme?) {
    let colorScheme: ColorScheme = theme?.isLight == true ? .light : .dark
    if colorScheme != self.colorScheme { self.colorScheme = colorScheme }
  }
}

extension EnvironmentValues {
  private enum TraitsKey: EnvironmentKey {
    static var defaultValue: ScreenTraits? { nil }
  }

  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
  }

  /// A size class that a view has set, which may be `nil`.
  private struct SizeClass {
    let value: UserInterfaceSizeClass?
  }

  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: SizeClass? { nil }
  }

  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: SizeClass? { nil }
  }

  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  /// The traits of the screen; `nil` outside of one.
  var traits: ScreenTraits? {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// Whether the background of the screen is light or dark, as the theme in use says.
  @MainActor public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] ?? traits?.colorScheme ?? .dark }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the screen has at least 100 columns, as many as two columns of a `NavigationSplitView` need.
  @MainActor public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self].map(\.value) ?? traits?.horizontal }
    set { self[HorizontalSizeClassKey.self] = SizeClass(value: newValue) }
  }

  /// Whether the screen has at least 24 rows.
  @MainActor public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self].map(\.value) ?? traits?.vertical }
    set { self[VerticalSizeClassKey.self] = SizeClass(value: newValue) }
  }

  /// Whether the app runs in front, which it always does: while it is stopped (Ctrl-Z), no view is evaluated.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
