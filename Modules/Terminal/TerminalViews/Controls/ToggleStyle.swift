/// A look of toggles.
///
/// ```swift
/// struct Lamp: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       configuration.label.foregroundStyle(configuration.isOn ? .yellow : .secondary)
///     }
///   }
/// }
/// ```
@MainActor
public protocol ToggleStyle {
  /// The type of the toggle's look.
  associatedtype Body: View

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the look of a toggle.
  ///
  /// - Parameter configuration: The parts of the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (any ToggleStyle)? { nil }
  }

  /// The look of toggles; `nil` for a box.
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the toggles in this view.
  ///
  /// - Parameter style: The look.
  public func toggleStyle(_ style: some ToggleStyle) -> some View { environment(\.toggleStyle, style) }
}
