import ComposableArchitecture

/// Views of the rows of a collection. The newer form is `ForEach(store.scope(state: \.rows, action: \.rows))`.
public struct ForEachStore<EachState, EachAction, ID: Hashable & Sendable, Content: View>: DynamicViewContent
{
  private let store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>
  private let content: (Store<EachState, EachAction>) -> Content

  /// - Parameters:
  ///   - store: The store of the collection.
  ///   - content: Returns the views of a row.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// - Parameters:
  ///   - store: The store of the collection. Its actions are pairs of a row's ID and its action.
  ///   - content: Returns the views of a row.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content
  ) {
    let rows = store.computedScope(state: { $0 }) { (action: IdentifiedAction<ID, EachAction>) in
      switch action {
      case .element(let id, let action): (id, action)
      }
    }
    self.init(rows, content: content)
  }

  public var data: IdentifiedArray<ID, EachState> { store.withState { $0 } }

  public var body: some View {
    WithViewStore(store, observe: \.ids) { _ in
      ForEach(store.scope(state: \.self, action: \.self)) { content($0) }
    }
  }
}
