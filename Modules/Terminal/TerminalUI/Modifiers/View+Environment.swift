extension View {
  /// Sets an environment value for this view.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentView(content: self, value: (keyPath, value)) { $1[keyPath: $0.0] = $0.1 }
  }

  func styled(_ styling: TextStyling) -> EnvironmentView<Self, TextStyling> {
    EnvironmentView(content: self, value: styling) { $1.style = $0.applied(to: $1.style) }
  }

  /// Draws the text of this view in a color.
  ///
  /// - Parameter color: The color; `nil` for the color of the surrounding views.
  public func foregroundColor(_ color: Color?) -> some View { styled(TextStyling(foreground: color)) }

  /// Draws the text of this view in a color.
  ///
  /// - Parameter color: The color.
  public func foregroundStyle(_ color: Color) -> some View { styled(TextStyling(foreground: color)) }

  public func bold() -> some View { styled(TextStyling(attributes: .bold)) }
  public func dim() -> some View { styled(TextStyling(attributes: .dim)) }
  public func italic() -> some View { styled(TextStyling(attributes: .italic)) }
  public func underline() -> some View { styled(TextStyling(attributes: .underline)) }

  /// Sets the text style of this view, such as title or headline.
  ///
  /// - Parameter font: The style.
  public func font(_ font: Font) -> some View {
    var styling = TextStyling()
    styling.add(font)
    return styled(styling)
  }

  /// Limits the number of lines of the texts in this view.
  ///
  /// - Parameter number: The largest number of lines; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Disables the controls of this view.
  ///
  /// - Parameter isDisabled: Whether the controls are disabled.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self, value: isDisabled) { isDisabled, environment in
      guard isDisabled else { return }
      environment.isEnabled = false
      environment.style.attributes.insert(.dim)
    }
  }

  /// Sets the action for Return in a text field of this view.
  ///
  /// - Parameter action: The action to perform.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(content: self, value: action) { $1.onSubmit = $0 }
  }
}
