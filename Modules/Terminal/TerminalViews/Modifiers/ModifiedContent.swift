/// A view with a modifier.
public nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  @MainActor public var body: some View {
    modifier.body(content: _ViewModifierContent(content: AnyView(content)))
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    if !rows.appendBody(of: self) { rows.append(self, around: content) }
  }
}
