/// A view with a menu, which a key opens.
nonisolated struct ActionMenuView: View {
  let content: AnyView
  let items: [AnyView]
  @State private var isOpen = false

  init(content: AnyView, items: [AnyView]) {
    self.content = content
    self.items = items
  }

  @MainActor var body: some View {
    let isOpen = $isOpen
    FocusableView(content: content, isFocusable: true, yieldsToContent: true)
      .menu(isPresented: isOpen, ArrayContent(content: items))
      .onKeyPress("m") {
        isOpen.wrappedValue = true
        return .handled
      }
      .toolbar { KeyLabel("m", "Menu") }
  }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    let items = items
    rows.changed {
      content._collectRows(&$0)
    } _: { segment in
      let view = segment.view
      segment.view = { ActionMenuView(content: AnyView(any: view($0)), items: items) }
      // The menu is that of the selected row.
      segment.makeSelectable()
    }
  }
}

nonisolated extension View {
  /// Adds a menu to this view. In a list, `m` opens the menu of the selected row. Elsewhere it opens that of the view with
  /// the focus, which this view takes unless one within does, and of the last one while another has the focus.
  ///
  /// Several menus of a view are one: those of ``swipeActions(edge:allowsFullSwipe:content:)`` and of this modifier.
  ///
  /// - Parameter menuItems: The buttons of the menu.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { adding(menuItems()) }

  /// Adds actions to the menu of this row, which `m` opens. A terminal has no swipes.
  ///
  /// - Parameters:
  ///   - edge: The edge from which a finger would swipe.
  ///   - allowsFullSwipe: Whether a longer swipe would press the first button.
  ///   - content: The buttons.
  public func swipeActions(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    adding(content())
  }

  private func adding(_ items: some View) -> ActionMenuView {
    let inner = self as? ActionMenuView
    return ActionMenuView(
      content: inner?.content ?? AnyView(self),
      items: (inner?.items ?? []) + [AnyView(items)]
    )
  }
}
