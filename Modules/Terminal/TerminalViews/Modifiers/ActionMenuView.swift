/// A view with a menu, which a key opens.
nonisolated struct ActionMenuView<Content: View>: ContentWrapper {
  let content: Content
  private let items: [AnyView]
  @State private var isOpen = false

  init(content: Content, items: [AnyView]) {
    self.content = content
    self.items = items
  }

  @MainActor var body: some View {
    let isOpen = $isOpen
    let (content, items) = merged
    FocusableView(content: content, isFocusable: true, yieldsToContent: true)
      .menu(isPresented: isOpen, ArrayContent(content: items))
      .onKeyPress("m") {
        isOpen.wrappedValue = true
        return .handled
      }
      .toolbar { KeyLabel("m", "Menu") }
  }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    let (content, items) = merged
    rows.changed {
      content._collectRows(&$0)
    } _: { segment in
      let view = segment.view
      segment.view = { ActionMenuView<AnyView>(content: AnyView(any: view($0)), items: items) }
      // The menu is that of the selected row.
      segment.makeSelectable()
    }
  }
}

/// A view with a menu. Menus around each other are one.
@MainActor
private protocol MenuMerging {
  /// The view within all menus, and the items of all.
  var merged: (content: AnyView, items: [AnyView]) { get }
}

extension ActionMenuView: MenuMerging {
  @MainActor fileprivate var merged: (content: AnyView, items: [AnyView]) {
    guard let inner = (content as? any MenuMerging)?.merged else { return (AnyView(content), items) }
    return (inner.content, inner.items + items)
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

  private func adding(_ items: some View) -> ActionMenuView<Self> {
    ActionMenuView(content: self, items: [AnyView(items)])
  }
}
