import ComposableArchitecture

/// A list and the details of its selection: side by side from 100 columns, otherwise one at a time.
///
/// On a narrow screen, Escape leads back from the details to the list.
///
/// ```swift
/// NavigationSplitView(preferredCompactColumn: $store.column) {
///   CoinList(store: store)
/// } detail: {
///   CoinDetail(coin: store.selectedCoin)
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  let column: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let detail: Detail

  /// - Parameters:
  ///   - sidebar: The list.
  ///   - detail: The details. On a narrow screen they aren't shown.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    column = nil
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// - Parameters:
  ///   - preferredCompactColumn: The column shown on a narrow screen.
  ///   - sidebar: The list.
  ///   - detail: The details.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    column = preferredCompactColumn
    self.sidebar = sidebar()
    self.detail = detail()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { NavigationSplitNode(self, context) }
}

private final class NavigationSplitNode<Sidebar: View, Detail: View>: _Node<
  NavigationSplitView<Sidebar, Detail>
>
{
  private var sidebar: _Node<Sidebar>?
  private var detail: _Node<Detail>?
  private var column = NavigationSplitViewColumn.sidebar
  private var isCompact = true

  private static var smallestWidth: Int { 100 }

  override init(_ view: NavigationSplitView<Sidebar, Detail>, _ context: _NodeContext) {
    super.init(view, context)
    sidebar = view.sidebar._makeNode(self.context)
    detail = view.detail._makeNode(self.context)
    refresh()
  }

  private var shown: _AnyNode? { column == .detail ? detail : sidebar }

  override var children: [_AnyNode] { [sidebar, detail].compactMap(\.self) }
  override var activeChildren: [_AnyNode] { isCompact ? shown.map { [$0] } ?? [] : children }
  override var keepsInactiveChildren: Bool { true }
  override var handlesKeysAnywhere: Bool { isCompact && column == .detail && view.column != nil }
  override var offeredKeys: [KeyPress] { [KeyPress(.escape)] }

  override func update(_ view: NavigationSplitView<Sidebar, Detail>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    sidebar?.update(view.sidebar, environment)
    detail?.update(view.detail, environment)
    refresh()
  }

  override func refresh() { column = tracked { view.column?.wrappedValue } ?? .sidebar }

  override func measure(_ proposal: ProposedSize) -> Size {
    let content = sidebar?.sizeThatFits(proposal) ?? .zero
    return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  override func place(in rect: Rect) {
    frame = rect
    isCompact = rect.width < Self.smallestWidth
    guard !isCompact else {
      shown?.placeAtTop(of: rect)
      return
    }
    let width = rect.width * 3 / 5
    sidebar?.placeAtTop(of: Rect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    detail?.placeAtTop(
      of: Rect(x: rect.minX + width, y: rect.minY, width: rect.width - width, height: rect.height)
    )
  }

  override func paint(_ canvas: CellCanvas) {
    for node in activeChildren { node.paint(canvas.clipped(to: node.frame)) }
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.key == .escape, key.modifiers.isEmpty, handlesKeysAnywhere else { return .ignored }
    view.column?.wrappedValue = .sidebar
    return .handled
  }
}
