import ComposableArchitecture

/// A view of a part of a store's state. It is evaluated again when that part has changed.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  let make: @MainActor () -> ViewStore<ViewState, ViewAction>
  let identity: ObjectIdentifier
  let content: @MainActor (ViewStore<ViewState, ViewAction>) -> Content

  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - isDuplicate: Returns whether two values look the same.
  ///   - content: Returns the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool,
    @ViewBuilder content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    make = { ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate) }
    identity = ObjectIdentifier(store)
    self.content = content
  }

  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - content: Returns the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState,
    @ViewBuilder content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { WithViewStoreNode(self, context) }
}

private final class WithViewStoreNode<ViewState, ViewAction, Content: View>: _Node<
  WithViewStore<ViewState, ViewAction, Content>
>
{
  private var viewStore: ViewStore<ViewState, ViewAction>
  private var child: _Node<RowContent<Content>>?

  override init(_ view: WithViewStore<ViewState, ViewAction, Content>, _ context: _NodeContext) {
    viewStore = view.make()
    super.init(view, context)
    child = row._makeNode(self.context)
  }

  private var row: RowContent<Content> {
    RowContent { [content = view.content, viewStore] in content(viewStore) }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override func appendLayoutNodes(_ nodes: inout [_AnyNode]) { child?.appendLayoutNodes(&nodes) }

  override func update(
    _ view: WithViewStore<ViewState, ViewAction, Content>,
    _ environment: EnvironmentValues
  ) {
    if view.identity != self.view.identity { viewStore = view.make() }
    super.update(view, environment)
    child?.update(row, environment)
  }

  override func measure(_ proposal: ProposedSize) -> Size { child?.sizeThatFits(proposal) ?? .zero }
  override func place(in rect: Rect) {
    super.place(in: rect)
    child?.place(in: rect)
  }
  override func paint(_ canvas: CellCanvas) { child?.paint(canvas) }
}
