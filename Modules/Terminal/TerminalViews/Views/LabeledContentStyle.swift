/// A look of values with labels.
@MainActor
public protocol LabeledContentStyle {
  /// The type of the value's look.
  associatedtype Body: View

  /// The parts of a value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the look of a value.
  ///
  /// - Parameter configuration: The parts of the value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: (any LabeledContentStyle)? { nil }
  }

  /// The look of labeled values; `nil` for the default.
  var labeledContentStyle: (any LabeledContentStyle)? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the labeled values in this view.
  ///
  /// - Parameter style: The look.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
