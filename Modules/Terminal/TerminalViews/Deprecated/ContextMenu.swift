/// A menu, as ``View/contextMenu(_:)`` adds it.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// - Parameter menuItems: The buttons.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

nonisolated extension View {
  /// Adds a menu to this view.
  ///
  /// - Parameter contextMenu: The menu; `nil` for none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu {
      if let contextMenu { contextMenu.menuItems }
    }
  }
}
