import Platform

/// The place of a presented view.
enum PresentationStyle {
  /// In the middle of the screen.
  case sheet
  /// In the middle of the screen. Its buttons have the `dismiss` of the view that presents it, and Escape presses the
  /// one with the role to cancel, if there is one.
  case alert
  /// Beside the view that presents it.
  case popover
  /// On the whole screen, without a border.
  case cover
}

nonisolated extension View {
  /// Shows an alert while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item. Escape sets it to `nil`, unless a button has the role to cancel.
  ///   - content: Returns the question and its buttons.
  package func alert<Item>(
    for item: Binding<Item?>,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    SheetView(content: self, item: item, title: nil, style: .alert, sheet: content)
  }
}

/// A view with a sheet in front of it while there is an item.
nonisolated struct SheetView<Content: View, Item, Sheet: View>: View {
  let content: Content
  let item: Binding<Item?>
  let title: String?
  var style = PresentationStyle.sheet
  /// The action to perform after the sheet has been closed.
  var onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    SheetNode(self, context) { $0.content }
  }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    guard Content.mayBeRows else { return rows.append(self, around: content, isSelectable: true) }
    // Several rows have one sheet together.
    rows.append(self, around: content, actsOnce: true) {
      SheetView<AnyView, Item, Sheet>(
        content: $0,
        item: item,
        title: title,
        style: style,
        onDismiss: onDismiss,
        sheet: sheet
      )
    }
  }
}

private final class SheetNode<Content: View, Item, Sheet: View>: WrapperNode<
  SheetView<Content, Item, Sheet>, Content
>
{
  private var presented: PresentedNode<Sheet>?
  /// Whether lists in the sheet are being edited.
  private var editing = ScreenEditing()
  /// The ID of the item of the sheet.
  private var presentedID: AnyHashable?

  override init(
    _ view: SheetView<Content, Item, Sheet>,
    _ context: _NodeContext,
    content: @escaping (SheetView<Content, Item, Sheet>) -> Content
  ) {
    super.init(view, context, content: content)
    present()
  }

  override var modal: (any ModalNode)? { presented }

  override var children: [_AnyNode] { super.children + (presented.map { [$0] } ?? []) }
  override var activeChildren: [_AnyNode] { super.children }

  override func update(_ view: SheetView<Content, Item, Sheet>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    present()
  }

  override func refresh() { present() }

  override func unmount() {
    // The sheet around has been closed, not the view that presents it removed.
    let isPartOfClosing =
      !isUnmounted && presented != nil && ancestors.last(where: \.isUnmounted) is any ModalNode
    super.unmount()
    if isPartOfClosing { tellDismissal() }
  }

  /// Calls the action for the end of the sheet.
  private func tellDismissal() {
    guard let onDismiss = view.onDismiss else { return }
    graph.afterFrame { self.responding(onDismiss) }
  }

  /// Presents, updates or removes the sheet. It runs again when a value read here changes.
  private func present() {
    let make = view.sheet
    let sheet = tracked { view.item.wrappedValue.map(make) }
    guard let sheet else {
      guard presented != nil else { return }
      presented?.unmount()
      presented = nil
      editing = ScreenEditing()
      tellDismissal()
      return
    }
    let id = (view.item.wrappedValue as? any Identifiable).map { identity($0) }
    if id != presentedID {
      // Another item has another sheet.
      if presented != nil { tellDismissal() }
      presented?.unmount()
      presented = nil
      presentedID = id
    }
    let item = view.item
    let dismiss: () -> Void = { item.wrappedValue = nil }
    var environment = environment
    if view.style != .alert { environment.dismiss = DismissAction(dismiss: dismiss) }
    environment.style = .plain
    environment.isInRow = false
    environment.isInPane = false
    environment.reservesScrollBar = false
    environment.isInToolbar = false
    environment.isOnlyInPalette = false
    environment.keyboardShortcut = nil
    environment.closeMenu = nil
    if view.style != .popover { environment.menuActionDismissBehavior = .automatic }
    environment.navigator = nil
    environment.isInForm = false
    environment.editMode = editing.binding
    environment.pathPusher = nil
    let content = PresentedContent(
      content: sheet,
      title: view.title,
      style: view.style,
      anchor: { [weak self] in self?.layoutNodes.first?.frame },
      dismiss: dismiss
    )
    if let presented {
      presented.update(content, environment)
    } else {
      presented = PresentedNode(
        content,
        _NodeContext(graph: graph, parent: self, environment: environment)
      )
    }
  }
}

/// Returns the ID of a value.
private func identity(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }

nonisolated struct PresentedContent<Content: View>: View {
  let content: Content
  let title: String?
  let style: PresentationStyle
  /// Returns the frame of the view that presents the content.
  let anchor: () -> Rect?
  let dismiss: () -> Void

  typealias Body = Never
  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { PresentedNode(self, context) }
}

/// The node of a presented view, with a border around it unless it covers the screen.
private final class PresentedNode<Content: View>: WrapperNode<
  PresentedContent<Content>, BorderedView<PaddedView<Content>>
>,
ModalNode, LeavingNode
{
  init(_ view: PresentedContent<Content>, _ context: _NodeContext) {
    super.init(view, context) { view in
      let isCover = view.style == .cover
      return BorderedView(
        content: view.content.padding(isCover ? EdgeInsets() : EdgeInsets(leading: 1, trailing: 1)),
        style: isCover ? nil : .rounded,
        color: .accentColor,
        title: view.title
      )
    }
  }

  let number = UniqueNumber.next()
  var node: _AnyNode { self }
  var content: _AnyNode { child ?? self }

  override var handlesKeysAnywhere: Bool { true }

  override var spoken: Spoken? {
    switch view.style {
    case .sheet, .alert: .title(view.title.map { "\($0), dialog" } ?? "Dialog")
    case .popover: .title("Menu")
    case .cover: nil
    }
  }

  override var escapeTitle: String? { isDismissDisabled ? nil : "Close" }
  override var offeredKeys: [KeyPress] { [KeyPress(.escape)] }

  private var isDismissDisabled: Bool { child?.preference(DismissDisabledKey.self) == true }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isEmpty else { return .ignored }
    if key.key == .return, view.style == .alert, graph.focus.focused?.focusKind == .text {
      return child?.defaultButton?.perform() ?? .ignored
    }
    guard key.key == .escape else { return .ignored }
    if view.style == .alert, let button = child?.cancelButton { return button.perform() }
    if pressEscapeButton() == .handled { return .handled }
    if !isDismissDisabled { view.dismiss() }
    return .handled
  }

  func placeModal(in area: Rect) {
    guard let child else { return }
    let margin = view.style == .cover ? .zero : Self.margin(in: area)
    let inside = area.inset(
      by: EdgeInsets(
        top: margin.height,
        leading: margin.width,
        bottom: margin.height,
        trailing: margin.width
      )
    )
    let size = child.sizeThatFits(ProposedSize(inside.size))
    let fitting = Size(width: min(size.width, inside.width), height: min(size.height, inside.height))
    frame = view.style == .cover ? area : Alignment.center.rect(fitting, in: inside)
    if view.style == .popover, let anchor = view.anchor() {
      frame.origin = Self.place(of: fitting, beside: anchor, in: area)
    }
    if view.style == .cover { child.placeAtTop(of: area) } else { child.placeIfNeeded(in: frame) }
  }

  private static func margin(in area: Rect) -> Size {
    Size(width: area.width > 60 ? 4 : 1, height: area.height > 16 ? 2 : 0)
  }

  /// Returns the place of a popover: below its anchor, or above if there is more room.
  private static func place(of size: Size, beside anchor: Rect, in area: Rect) -> Point {
    let (above, below) = (anchor.minY - area.minY, area.maxY - anchor.maxY)
    let y = size.height <= below || below >= above ? anchor.maxY : anchor.minY - size.height
    return Point(
      x: max(area.minX, min(anchor.minX, area.maxX - size.width)),
      y: max(area.minY, min(y, area.maxY - size.height))
    )
  }

  func paintModal(_ canvas: CellCanvas) {
    canvas.fill(frame, style: .plain)
    child?.paint(canvas)
  }
}

extension _AnyNode {
  /// The first button in the node with the role to cancel.
  fileprivate var cancelButton: (any PressableNode)? {
    if focusKind == .cancel, isFocusable { return self as? any PressableNode }
    for child in keyChildren ?? activeChildren {
      if let button = child.cancelButton { return button }
    }
    return nil
  }

  /// The first button in the node without a role, which a field of an alert presses.
  fileprivate var defaultButton: (any PressableNode)? {
    if focusKind == .control, self is any CommandNode { return self as? any PressableNode }
    for child in keyChildren ?? activeChildren {
      if let button = child.defaultButton { return button }
    }
    return nil
  }
}
