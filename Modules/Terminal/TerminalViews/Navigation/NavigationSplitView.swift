/// A list and the details of its selection, side by side from 100 columns, otherwise one at a time. There may be a
/// second list between them.
///
/// A ``NavigationLink`` in a list fills the next column. Return on a row of a list with a selection moves the focus to
/// the next column, which takes the place of the list on a narrow screen. Escape leads back.
///
/// ```swift
/// NavigationSplitView {
///   List(coins, selection: $coinID) { Text($0.name) }
/// } detail: {
///   CoinDetail(id: coinID)
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let column: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail

  /// - Parameters:
  ///   - columnVisibility: The columns shown on a wide screen. Only the caller changes it.
  ///   - preferredCompactColumn: The column shown on a narrow screen. Without it, the view keeps this itself.
  ///   - sidebar: The first list.
  ///   - content: The second list.
  ///   - detail: The details.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    column = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { NavigationSplitNode(self, context) }
}

extension NavigationSplitView where Content == EmptyView {
  /// - Parameters:
  ///   - columnVisibility: The columns shown on a wide screen. Only the caller changes it.
  ///   - preferredCompactColumn: The column shown on a narrow screen. Without it, the view keeps this itself.
  ///   - sidebar: The list.
  ///   - detail: The details.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    column = preferredCompactColumn
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }
}

/// A column of a split view: its content, or the screen that a link in the column before has put in front of it.
struct SplitColumn<Content: View>: View {
  let content: Content
  let opened: Navigator.Item?
  /// The screens of values in all columns.
  let destinations: Navigator
  /// The behavior of links in the column; `nil` to stack their screens in the column.
  let links: Navigator?
  let isFirst: Bool
  let back: () -> Void

  var body: some View {
    LevelsView(
      root: NavigationStack { linked(content) },
      levels: opened.map { item in
        [(item.id, AnyView(NavigationStack { linked(item.view(destinations)) }))]
      } ?? [],
      pop: back,
      takesEscape: false
    )
    .environment(\.isInLaterColumn, !isFirst)
  }

  @ViewBuilder private func linked(_ view: some View) -> some View {
    if let links { view.environment(\.navigator, links) } else { view }
  }
}
