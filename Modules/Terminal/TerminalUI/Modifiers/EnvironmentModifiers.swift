/// A view with a change of what it is told by those around it.
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
  /// A view of any type, with something around it.
  init<Result: View>(erasing view: any View, _ wrap: (AnyView) -> Result) {
    self.init(wrap(AnyView(any: view)))
  }

  init(any view: any View) { self.view = view }
}

extension View {
  /// Sets a value of the environment for this view.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
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

  /// Draws the text of this view in a colour.
  ///
  /// - Parameter color: The colour; `nil` for that of the views around.
  public func foregroundColor(_ color: Color?) -> some View { styled(TextStyling(foreground: color)) }

  /// Draws the text of this view in a colour.
  ///
  /// - Parameter color: The colour.
  public func foregroundStyle(_ color: Color) -> some View { styled(TextStyling(foreground: color)) }

  public func bold() -> some View { styled(TextStyling(attributes: .bold)) }
  public func dim() -> some View { styled(TextStyling(attributes: .dim)) }
  public func italic() -> some View { styled(TextStyling(attributes: .italic)) }
  public func underline() -> some View { styled(TextStyling(attributes: .underline)) }

  /// Sets the text of this view in the style of a title, a headline and so on.
  ///
  /// - Parameter font: The style.
  public func font(_ font: Font) -> some View {
    var styling = TextStyling()
    styling.add(font)
    return styled(styling)
  }

  /// Cuts the texts of this view off after some lines.
  ///
  /// - Parameter number: The greatest number of lines; `nil` for as many as there are.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Has the controls of this view take no input.
  ///
  /// - Parameter isDisabled: Whether they do not.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self, value: isDisabled) { isDisabled, environment in
      guard isDisabled else { return }
      environment.isEnabled = false
      environment.style.attributes.insert(.dim)
    }
  }

  /// Does something when Return is pressed in a text field of this view.
  ///
  /// - Parameter action: What to do.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(content: self, value: action) { $1.onSubmit = $0 }
  }
}
