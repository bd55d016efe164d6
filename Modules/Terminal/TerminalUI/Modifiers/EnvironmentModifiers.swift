/// A view that changes the environment of its content.
public struct EnvironmentView<Content: View, Value>: View {
  let content: Content
  let value: Value
  let apply: @MainActor (Value, inout EnvironmentValues) -> Void

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    EnvironmentNode(self, context) { $0.content }
  }

  public func _collectRows(_ rows: inout _RowList) {
    rows.modified({ content._collectRows(&$0) }) { view in
      AnyView(erasing: view) { EnvironmentView<AnyView, Value>(content: $0, value: value, apply: apply) }
    }
  }
}

private final class EnvironmentNode<Content: View, Value>: WrapperNode<
  EnvironmentView<Content, Value>, Content
>
{
  private var last: (outside: Int, value: Value, inside: EnvironmentValues)?

  override func environment(
    for view: EnvironmentView<Content, Value>,
    in environment: EnvironmentValues
  ) -> EnvironmentValues {
    if let last, last.outside == environment.id, isBitwiseEqual(last.value, view.value) { return last.inside }
    var inside = environment
    view.apply(view.value, &inside)
    last = (environment.id, view.value, inside)
    return inside
  }
}

extension AnyView {
  /// Wraps a view of any type.
  init<Result: View>(erasing view: any View, _ wrap: (AnyView) -> Result) {
    self.init(wrap(AnyView(any: view)))
  }

  init(any view: any View) { self.view = view }
}

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
