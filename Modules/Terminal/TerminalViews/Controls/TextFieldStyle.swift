/// A look of text fields: what is around the field.
///
/// ```swift
/// struct OutlinedTextFieldStyle: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(.horizontal).border(.blue) }
/// }
/// ```
///
/// The styles that SwiftUI has look alike on a terminal.
@MainActor
public protocol TextFieldStyle {
  /// The type of the field with its surroundings.
  associatedtype _Body: View
  /// The type of the label of the field.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the field with what is around it.
  ///
  /// - Parameter configuration: The field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field in a style.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

extension TextFieldStyle {
  /// Returns a field with what is around it. A field within the style has no style.
  func field(_ content: TextFieldContent) -> AnyView {
    AnyView(_body(configuration: TextField(content: content)).environment(\.textFieldStyle, nil))
  }
}

nonisolated extension View {
  /// Sets the look of the text fields in this view.
  ///
  /// - Parameter style: The look.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style)
  }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: (any TextFieldStyle)? { nil }
  }

  /// The look of text fields.
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
