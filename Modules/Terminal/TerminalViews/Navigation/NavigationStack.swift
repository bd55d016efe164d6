/// A stack of screens below a bar with the title of the topmost screen.
///
/// Escape goes back. A ``NavigationLink`` shows another screen. If the screens are determined by state, see
/// ``View/navigationDestination(item:destination:)`` for one destination at a time, and
/// ``init(path:root:destination:)`` for a stack of any depth.
public struct NavigationStack<Root: View>: View {
  let root: Root
  /// The screens above the root that another keeps; `nil` if the stack keeps them all.
  let path: StackPath?

  /// - Parameters:
  ///   - root: The screen at the bottom.
  ///   - path: The screens above the root that another keeps; `nil` if the stack keeps them all.
  package init(root: Root, path: StackPath?) {
    self.root = root
    self.path = path
  }

  /// - Parameter root: The screen at the bottom.
  public init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: nil) }

  /// - Parameters:
  ///   - path: The values of the screens above the root, from the bottom to the top. Their screens are those of
  ///     ``View/navigationDestination(for:destination:)``.
  ///   - root: The screen at the bottom.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  ) where Data.Element: Hashable {
    let values = Binding<[AnyHashable]>(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    )
    self.init(root: root(), path: StackPath(values))
  }

  /// - Parameters:
  ///   - path: The values of the screens above the root, of any types. Their screens are those of
  ///     ``View/navigationDestination(for:destination:)``.
  ///   - root: The screen at the bottom.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root(), path: StackPath(path.elements))
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    NavigationNode(self, context) { LinkedStack(root: $0.root, path: $0.path) }
  }
}

/// A stack of screens. Only the topmost is shown; those below are kept.
struct LevelsView<Root: View>: View {
  let root: Root
  let levels: [(id: AnyHashable, view: AnyView)]
  let pop: () -> Void
  /// Whether Escape removes the topmost screen.
  var takesEscape = true

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { LevelsNode(self, context) { $0.root } }
}

private final class LevelsNode<Root: View>: LayoutNode<LevelsView<Root>, Root>, LeavingNode {
  private var levels: [(id: AnyHashable, node: _Node<AnyView>, editing: ScreenEditing)] = []

  override init(
    _ view: LevelsView<Root>,
    _ context: _NodeContext,
    content: @escaping (LevelsView<Root>) -> Root
  ) {
    super.init(view, context, content: content)
    updateLevels()
  }

  override var children: [_AnyNode] { super.children + levels.map(\.node) }
  override var activeChildren: [_AnyNode] { levels.last.map { [$0.node] } ?? super.children }
  override var keepsInactiveChildren: Bool { true }
  override var handlesKeysAnywhere: Bool { view.takesEscape && !levels.isEmpty }

  override func update(_ view: LevelsView<Root>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    updateLevels()
  }

  private func updateLevels() {
    var environment = environment
    let pop = view.pop
    environment.dismiss = DismissAction(dismiss: pop)
    let previous = levels
    levels = view.levels.enumerated().map { index, level in
      if index < previous.count, previous[index].id == level.id {
        environment.editMode = previous[index].editing.binding
        previous[index].node.update(level.view, environment)
        return previous[index]
      }
      let editing = ScreenEditing()
      environment.editMode = editing.binding
      let context = _NodeContext(graph: graph, parent: self, environment: environment)
      return (level.id, level.view._makeNode(context), editing)
    }
    // The focus stays in the stack. A page that comes back has it where it was.
    if levels.count > previous.count, let page = levels.last?.node,
      graph.focus.focused?.isWithin(self) == true
    {
      graph.focus.request(within: page, waits: false, graph)
    }
    for old in previous where !levels.contains(where: { $0.node === old.node }) { old.node.unmount() }
  }

  private var top: _AnyNode? { levels.last?.node ?? child }

  override func measure(_ proposal: ProposedSize) -> Size { top?.sizeThatFits(proposal) ?? .zero }

  override func place(in rect: Rect) {
    frame = rect
    top?.placeAtTop(of: rect)
  }

  override func paint(_ canvas: CellCanvas) { top?.paint(canvas) }

  override var escapeTitle: String? { handlesKeysAnywhere && !environment.isPast ? "Back" : nil }
  override var offeredKeys: [KeyPress] { handlesKeysAnywhere ? [KeyPress(.escape)] : [] }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.key == .escape, key.modifiers.isEmpty, handlesKeysAnywhere else { return .ignored }
    if pressEscapeButton() == .handled { return .handled }
    view.pop()
    return .handled
  }
}

nonisolated struct TitledView<Content: View>: RowModifier {
  let content: Content
  let title: String

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    TitledNode(self, context) { $0.content }
  }

  static var actsOnce: Bool { true }

  @MainActor func around(_ row: AnyView) -> some View { TitledView<AnyView>(content: row, title: title) }
}

private final class TitledNode<Content: View>: WrapperNode<TitledView<Content>, Content> {
  override var innerTitle: String? { super.innerTitle ?? view.title }

  override init(
    _ view: TitledView<Content>,
    _ context: _NodeContext,
    content inner: @escaping (TitledView<Content>) -> Content
  ) {
    super.init(view, context, content: inner)
    for node in ancestors { node.titleCount += 1 }
  }

  override func unmount() {
    if !isUnmounted { for node in ancestors { node.titleCount -= 1 } }
    super.unmount()
  }
}

private final class NavigationNode<Root: View>: LayoutNode<NavigationStack<Root>, LinkedStack<Root>> {
  private var barHeight: Int { title == nil ? 0 : 1 }

  private var title: String? { super.innerTitle }
  /// Is `nil`: the title is shown here, not in the bar of a stack around.
  override var innerTitle: String? { nil }

  override var spoken: Spoken? { title.map { .title(Text($0).plain) } }

  override func measure(_ proposal: ProposedSize) -> Size {
    let bar = barHeight
    let inside = super.measure(proposal.inset(0, bar))
    return Size(width: max(inside.width, bar == 0 ? 0 : proposal.width ?? 0), height: inside.height + bar)
  }

  override func place(in rect: Rect) {
    frame = rect
    child?.placeAtTop(of: rect.inset(by: EdgeInsets(top: barHeight)))
  }

  override func paint(_ canvas: CellCanvas) {
    super.paint(canvas)
    guard let title else { return }
    let style = CellStyle(foreground: .accentColor, attributes: .bold)
    let text = TextWidth.truncated(Text(title).plain.sanitizedLines, to: frame.width)
    canvas.put(text, style: style, x: frame.minX, y: frame.minY)
  }
}

extension _AnyNode {
  /// The innermost title in the first children. Titles are set near the top.
  var titleBelow: String? {
    // A lazy sequence would look for the title in a child more than once, and so in each of its children.
    for child in activeChildren.prefix(8) {
      if let title = child.innerTitle { return title }
    }
    return nil
  }

  /// Places the node at the top left of an area, in the size that it chooses there.
  func placeAtTop(of rect: Rect) {
    let size = sizeThatFits(ProposedSize(rect.size))
    placeIfNeeded(
      in: Rect(
        origin: rect.origin,
        size: Size(width: min(size.width, rect.width), height: min(size.height, rect.height))
      )
    )
  }
}
