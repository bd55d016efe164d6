nonisolated extension View {
  /// Adds a menu for the selected rows of the list in this view, which `m` opens.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values that select rows.
  ///   - menu: Returns the buttons for the values of the chosen rows, or else of the selected one.
  ///   - primaryAction: The action for Return, instead of what it does otherwise; `nil` for none.
  public func contextMenu<Item: Hashable>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> some View,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, menu: menu, primaryAction: primaryAction)
  }
}

/// The selected rows of a list, for the menu around it.
@MainActor
final class ListSelection {
  /// Returns the values of the chosen rows, or else of the selected one.
  var values: () -> Set<AnyHashable> = { [] }
  /// Performs the action for Return. Returns whether there is one.
  var performPrimaryAction: (Set<AnyHashable>) -> Bool = { _ in false }

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
  }

  /// The selection to tell a menu around; `nil` without one.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

private nonisolated struct SelectionMenuView<Content: View, Item: Hashable, Items: View>: View {
  let content: Content
  let menu: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var selection = ListSelection()
  @State private var opened: Set<Item>?

  init(
    content: Content,
    menu: @escaping (Set<Item>) -> Items,
    primaryAction: ((Set<Item>) -> Void)?
  ) {
    (self.content, self.menu, self.primaryAction) = (content, menu, primaryAction)
  }

  @MainActor var body: some View {
    let (selection, opened) = (selection, $opened)
    selection.performPrimaryAction = { [primaryAction] in
      let items = Self.items($0)
      guard let primaryAction, !items.isEmpty else { return false }
      primaryAction(items)
      return true
    }
    let isOpen = Binding(get: { opened.wrappedValue != nil }, set: { if !$0 { opened.wrappedValue = nil } })
    return
      content
      .environment(\.listSelection, selection)
      .menu(isPresented: isOpen, menu(opened.wrappedValue ?? []))
      .onKeyPress("m") {
        opened.wrappedValue = Self.items(selection.values())
        return .handled
      }
      .toolbar { KeyLabel("m", "Menu") }
  }

  private static func items(_ values: Set<AnyHashable>) -> Set<Item> {
    Set(values.compactMap { $0.base as? Item })
  }
}
