import ComposableArchitecture

/// A view with a sheet in front of it while there is an item.
struct SheetView<Content: View, Item, Sheet: View>: View {
  let content: Content
  let item: Binding<Item?>
  let title: String?
  let sheet: @MainActor (Item) -> Sheet

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { SheetNode(self, context) { $0.content } }

  func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

private final class SheetNode<Content: View, Item, Sheet: View>: WrapperNode<
  SheetView<Content, Item, Sheet>, Content
>, ModalPresenter
{
  private var presented: PresentedNode<Sheet>?

  override init(
    _ view: SheetView<Content, Item, Sheet>,
    _ context: _NodeContext,
    content: @escaping (SheetView<Content, Item, Sheet>) -> Content
  ) {
    super.init(view, context, content: content)
    present()
  }

  var modal: (any ModalNode)? { presented }

  override var children: [_AnyNode] { super.children + (presented.map { [$0] } ?? []) }
  override var activeChildren: [_AnyNode] { super.children }

  override func update(_ view: SheetView<Content, Item, Sheet>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    present()
  }

  override func refresh() { present() }

  /// Presents, updates or removes the sheet. It runs again when a value read here changes.
  private func present() {
    let make = view.sheet
    let sheet = tracked { view.item.wrappedValue.map(make) }
    guard let sheet else {
      presented?.unmount()
      presented = nil
      return
    }
    let item = view.item
    let dismiss: @MainActor () -> Void = { item.wrappedValue = nil }
    var environment = environment
    environment.dismiss = DismissAction(dismiss: dismiss)
    environment.style = .plain
    environment.isInRow = false
    environment.isInPane = false
    let content = PresentedContent(content: sheet, title: view.title, dismiss: dismiss)
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

struct PresentedContent<Content: View>: View {
  let content: Content
  let title: String?
  let dismiss: @MainActor () -> Void

  typealias Body = Never
  func _makeNode(_ context: _NodeContext) -> _Node<Self> { PresentedNode(self, context) }
}

/// The node of a presented view, with a border around it.
private final class PresentedNode<Content: View>: WrapperNode<
  PresentedContent<Content>, BorderedView<PaddedView<Content>>
>,
ModalNode
{
  init(_ view: PresentedContent<Content>, _ context: _NodeContext) {
    super.init(view, context) { view in
      BorderedView(
        content: view.content.padding(EdgeInsets(leading: 1, trailing: 1)),
        style: .rounded,
        color: .accentColor,
        title: view.title
      )
    }
  }

  var node: _AnyNode { self }
  var content: _AnyNode { child ?? self }

  override var handlesKeysAnywhere: Bool { true }

  override var offeredKeys: [KeyPress] { [KeyPress(.escape)] }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.key == .escape, key.modifiers.isEmpty else { return .ignored }
    view.dismiss()
    return .handled
  }

  func placeModal(in area: Rect) {
    guard let child else { return }
    let margin = Size(width: area.width > 60 ? 4 : 1, height: area.height > 16 ? 2 : 0)
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
    child.place(in: Alignment.center.rect(fitting, in: inside))
    frame = child.frame
  }

  func paintModal(_ canvas: Canvas) {
    canvas.fill(content.frame, style: .plain)
    child?.paint(canvas)
  }
}

extension View {
  /// Shows a sheet in front of everything while there is an item. Escape sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - title: A title in the border.
  ///   - onDismiss: The action to perform after Escape has set the item to `nil`.
  ///   - content: Returns the content of the sheet.
  public func sheet<Item>(
    item: Binding<Item?>,
    title: String? = nil,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> some View
  ) -> some View {
    let binding = Binding<Item?>(
      get: { item.wrappedValue },
      set: {
        item.wrappedValue = $0
        if $0 == nil { onDismiss?() }
      }
    )
    return SheetView(content: self, item: binding, title: title, sheet: content)
  }

  /// Shows a sheet in front of everything while a value is `true`. Escape sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - title: A title in the border.
  ///   - content: Returns the content of the sheet.
  public func sheet(
    isPresented: Binding<Bool>,
    title: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    let item = Binding<Void?>(
      get: { isPresented.wrappedValue ? () : nil },
      set: { isPresented.wrappedValue = $0 != nil }
    )
    return SheetView(content: self, item: item, title: title) { content() }
  }
}
