/// A look of buttons.
///
/// The focused button is drawn inverse, whatever its look.
///
/// ```swift
/// struct Filled: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(.horizontal).background(.blue)
///   }
/// }
/// ```
@MainActor
public protocol ButtonStyle {
  /// The type of the button's look.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the look of a button.
  ///
  /// - Parameter configuration: The parts of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any ButtonStyle)? { nil }
  }

  /// The look of buttons; `nil` for that of the place where they are.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the buttons in this view. In a key bar, buttons keep the look of keys.
  ///
  /// - Parameter style: The look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle, style).environment(\.primitiveButtonStyle, nil)
  }
}
