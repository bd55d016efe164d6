import ComposableArchitecture

/// A stack of screens below a bar with the title of the topmost screen.
///
/// Escape goes back. The screens are determined by state: see
/// ``View/navigationDestination(item:destination:)`` for one destination at a time, and
/// ``init(path:root:destination:)`` for a stack of any depth.
public struct NavigationStack<Root: View>: View {
  let root: Root

  /// - Parameter root: The screen at the bottom.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { NavigationNode(self, context) { $0.root } }
}

extension NavigationStack {
  /// - Parameters:
  ///   - path: The stores of the screens above the root: `$store.scope(state: \.path, action: \.path)`.
  ///   - root: The screen at the bottom.
  ///   - destination: Returns the screen of a store.
  public init<State, Action, Bottom: View, Destination: View>(
    path: StorePath<State, Action>,
    @ViewBuilder root: () -> Bottom,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination
  ) where Root == PathView<Bottom, State, Action, Destination> {
    self.root = PathView(root: root(), path: path, destination: destination)
  }
}

extension View {
  /// Shows other views instead of this one while there is an item. Escape sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item: `$store.scope(state: \.detail, action: \.detail)`.
  ///   - destination: Returns the views.
  public func navigationDestination<State, Action>(
    item: Binding<Store<State, Action>?>,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> some View
  ) -> some View {
    DestinationView(content: self, item: item, destination: destination)
  }

  /// Sets the title shown in the bar of the navigation stack while this view is the topmost screen.
  ///
  /// - Parameter title: The title.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    TitledView(content: self, title: String(title))
  }
}

struct DestinationView<Content: View, State, Action, Destination: View>: View {
  let content: Content
  let item: Binding<Store<State, Action>?>
  let destination: @MainActor (Store<State, Action>) -> Destination

  var body: some View {
    LevelsView(
      root: content,
      levels: item.wrappedValue.map { [(ObjectIdentifier($0), AnyView(destination($0)))] } ?? [],
      pop: { item.wrappedValue = nil }
    )
  }
}

/// A stack of screens. Only the topmost is shown; those below are kept.
struct LevelsView<Root: View>: View {
  let root: Root
  let levels: [(id: ObjectIdentifier, view: AnyView)]
  let pop: @MainActor () -> Void

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { LevelsNode(self, context) { $0.root } }
}

private final class LevelsNode<Root: View>: LayoutNode<LevelsView<Root>, Root> {
  private var levels: [(id: ObjectIdentifier, node: _Node<AnyView>)] = []

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
  override var handlesKeysAnywhere: Bool { !levels.isEmpty }

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
        previous[index].node.update(level.view, environment)
        return previous[index]
      }
      let context = _NodeContext(graph: graph, parent: self, environment: environment)
      return (level.id, level.view._makeNode(context))
    }
    for old in previous where !levels.contains(where: { $0.node === old.node }) { old.node.unmount() }
  }

  private var top: _AnyNode? { levels.last?.node ?? child }

  override func measure(_ proposal: ProposedSize) -> Size { top?.sizeThatFits(proposal) ?? .zero }

  override func place(in rect: Rect) {
    frame = rect
    top?.placeAtTop(of: rect)
  }

  override func paint(_ canvas: Canvas) { top?.paint(canvas) }

  override var offeredKeys: [KeyPress] { levels.isEmpty ? [] : [KeyPress(.escape)] }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.key == .escape, key.modifiers.isEmpty, !levels.isEmpty else { return .ignored }
    view.pop()
    return .handled
  }
}

struct TitledView<Content: View>: View {
  let content: Content
  let title: String

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { TitledNode(self, context) { $0.content } }
}

private final class TitledNode<Content: View>: WrapperNode<TitledView<Content>, Content>, TitleNode {
  var title: String { view.title }
}

@MainActor
private protocol TitleNode: AnyObject {
  var title: String { get }
}

private final class NavigationNode<Root: View>: LayoutNode<NavigationStack<Root>, Root> {
  private var barHeight: Int { title == nil ? 0 : 1 }

  /// The innermost title on the screen.
  private var title: String? { title(below: self) }

  private func title(below node: _AnyNode) -> String? {
    // Titles are set near the top, and rows of lists have none, so searching the first children is enough.
    for child in node.activeChildren.prefix(8) {
      if let title = title(below: child) { return title }
    }
    return (node as? any TitleNode)?.title
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let bar = barHeight
    let inside = super.measure(proposal.inset(0, bar))
    return Size(width: max(inside.width, bar == 0 ? 0 : proposal.width ?? 0), height: inside.height + bar)
  }

  override func place(in rect: Rect) {
    frame = rect
    child?.placeAtTop(of: rect.inset(by: EdgeInsets(top: barHeight)))
  }

  override func paint(_ canvas: Canvas) {
    super.paint(canvas)
    guard let title else { return }
    let style = CellStyle(foreground: .accentColor, attributes: .bold)
    let text = TextWidth.truncated(Text(title).plain.sanitizedLines, to: frame.width)
    canvas.put(text, style: style, x: frame.minX, y: frame.minY)
  }
}

extension _AnyNode {
  /// Places the node at the top left of an area, in the size that it chooses there.
  func placeAtTop(of rect: Rect) {
    let size = sizeThatFits(ProposedSize(rect.size))
    place(
      in: Rect(
        origin: rect.origin,
        size: Size(width: min(size.width, rect.width), height: min(size.height, rect.height))
      )
    )
  }
}
