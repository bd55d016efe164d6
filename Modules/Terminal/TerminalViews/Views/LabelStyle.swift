/// A look of labels.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.icon
///       configuration.title
///     }
///   }
/// }
/// ```
@MainActor
public protocol LabelStyle {
  /// The type of the label's look.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the look of a label.
  ///
  /// - Parameter configuration: The parts of the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: (any LabelStyle)? { nil }
  }

  /// The look of labels; `nil` for that of the place where they are.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the labels in this view.
  ///
  /// - Parameter style: The look.
  public func labelStyle(_ style: some LabelStyle) -> some View { environment(\.labelStyle, style) }
}
