/// A look of views of progress.
///
/// ```swift
/// struct Dots: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text(String(repeating: "●", count: Int((configuration.fractionCompleted ?? 0) * 10)))
///     }
///   }
/// }
/// ```
@MainActor
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View

  /// The parts of a view of progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the look of a view of progress.
  ///
  /// - Parameter configuration: The parts of the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: (any ProgressViewStyle)? { nil }
  }

  /// The look of views of progress; `nil` for a bar, or a spinner if the progress is unknown.
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the views of progress in this view.
  ///
  /// - Parameter style: The look.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, style)
  }
}
