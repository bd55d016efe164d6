/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  public var body: some View { modifier.body(content: _ViewModifierContent(content: AnyView(content))) }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, around: content) }
}
