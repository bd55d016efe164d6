/// A look of buttons that says what presses them.
///
/// A click presses such a button only if a gesture of the look calls `trigger`. Return and the space bar press the focused
/// button, and a shortcut presses it wherever the focus is, whatever its look.
///
/// ```swift
/// struct LabelAlone: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture { configuration.trigger() }
///   }
/// }
/// ```
@MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the button's look.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the look of a button.
  ///
  /// - Parameter configuration: The parts of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any PrimitiveButtonStyle)? { nil }
  }

  /// The look of buttons that says what presses them; `nil` if ``buttonStyle`` is the look.
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the buttons in this view, and what presses them. In a key bar, buttons keep the look of keys.
  ///
  /// - Parameter style: The look.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    environment(\.primitiveButtonStyle, style)
  }
}
