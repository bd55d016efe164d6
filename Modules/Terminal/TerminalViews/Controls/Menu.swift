/// A button that shows a list of actions. Choosing one closes the list, and so does Escape.
///
/// ```swift
/// Menu("Sort") {
///   Button("By name") { store.send(.sortByName) }
///   Button("By date") { store.send(.sortByDate) }
/// }
/// ```
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(\.closeMenu) private var closeOuter
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.menuStyle) private var style

  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The content of the button that shows them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    if let style {
      let parts = MenuStyleConfiguration(label: AnyView(label), content: AnyView(content))
      // The style makes a menu with the default look.
      AnyView(any: style.makeBody(configuration: parts)).environment(\.menuStyle, nil)
    } else {
      menu
    }
  }

  private var menu: some View {
    let (isOpen, closeOuter) = ($isOpen, closeOuter)
    let button = Button {
      isOpen.wrappedValue = true
    } label: {
      HStack {
        label
        if !isInToolbar { Text(verbatim: "▾").accessibilityHidden() }
      }
    }
    return ChoicesView(content: button, title: (label as? Text)?.plain ?? "", choices: content)
      // The button of a menu within a menu leaves that one open.
      .environment(\.closeMenu, nil)
      .menu(isPresented: isOpen, content, closeOuter: closeOuter)
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension Menu where Label == AnyView, Content == AnyView {
  /// - Parameter configuration: The parts of a menu, as a ``MenuStyle`` gets them.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension Menu where Label == Text {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - content: The buttons that it shows.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TerminalViews.Label<Text, Image> {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - systemImage: The name of a symbol, such as `ellipsis`.
  ///   - content: The buttons that it shows.
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TerminalViews.Label(title, systemImage: systemImage) }
  }
}

extension Menu {
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The content of the button that shows them.
  ///   - primaryAction: The action of the button on a device. Here it is the first of the list.
  public init<Items: View>(
    @ViewBuilder content: () -> Items,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) where Content == TupleView<Button<Label>, Items> {
    self.init {
      Button(action: primaryAction, label: label)
      content()
    } label: {
      label()
    }
  }

  /// - Parameters:
  ///   - title: The text of the button.
  ///   - systemImage: The name of a symbol, such as `ellipsis`.
  ///   - content: The buttons that it shows.
  ///   - primaryAction: The action of the button on a device. Here it is the first of the list.
  public init<Items: View>(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Items,
    primaryAction: @escaping () -> Void
  ) where Label == TerminalViews.Label<Text, Image>, Content == TupleView<Button<Label>, Items> {
    self.init(
      content: content,
      label: { TerminalViews.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction
    )
  }

  /// - Parameters:
  ///   - title: The text of the button.
  ///   - content: The buttons that it shows.
  ///   - primaryAction: The action of the button on a device. Here it is the first of the list.
  public init<Items: View>(
    _ title: some StringProtocol,
    @ViewBuilder content: () -> Items,
    primaryAction: @escaping () -> Void
  ) where Label == Text, Content == TupleView<Button<Label>, Items> {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension EnvironmentValues {
  private enum CloseMenuKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  private enum DismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
  }

  /// Closes the menu or the question that the view is in.
  var closeMenu: (() -> Void)? {
    get { self[CloseMenuKey.self] }
    set { self[CloseMenuKey.self] = newValue }
  }

  /// Whether an action closes the menu that it is in.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// Closes the menu or the question that the view is in. Buttons and toggles call it before they act. It is `nil` if the
  /// menu stays open.
  var closeMenuAfterAction: (() -> Void)? { menuActionDismissBehavior == .disabled ? nil : closeMenu }
}

nonisolated extension View {
  /// Sets whether an action in this menu, or in a menu of this view, closes it.
  ///
  /// - Parameter behavior: Whether it does.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

extension View {
  /// Shows a list of actions beside this view while a value is `true`.
  func menu(
    isPresented: Binding<Bool>,
    _ content: some View,
    closeOuter: (() -> Void)? = nil
  ) -> some View {
    menu(isPresented: isPresented, list: List { content }, closeOuter: closeOuter)
  }

  /// Shows a list of buttons beside this view while a value is `true`.
  func menu(
    isPresented: Binding<Bool>,
    list: some View,
    closeOuter: (() -> Void)? = nil
  ) -> some View {
    let close: () -> Void = {
      isPresented.wrappedValue = false
      closeOuter?()
    }
    return presenting(.popover, isPresented) {
      MenuItemsView(
        content:
          list
          .environment(\.isInPane, true)
          .environment(\.reservesScrollBar, false)
          .environment(\.closeMenu, close)
          .environment(\.buttonStyle, nil)
      )
    }
  }
}

/// The list of a menu at its ideal size. If that is higher than the screen, there is a column more for its scroll bar.
private struct MenuItemsView<Content: View>: View {
  let content: Content

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { MenuItemsNode(self, context) { $0.content } }
}

private final class MenuItemsNode<Content: View>: LayoutNode<MenuItemsView<Content>, Content> {
  override func measure(_ proposal: ProposedSize) -> Size {
    let ideal = super.measure(.unspecified)
    let scrolls = ideal.height > proposal.height ?? .max
    return Size(width: ideal.width + (scrolls ? 1 : 0), height: ideal.height)
  }
}
