import ComposableArchitecture

extension ForEach where Content: View {
  /// Makes a view for the store of each row. A view belongs to the row's ID, so it keeps its `@State`, and a list its
  /// selection, when other rows come and go.
  ///
  /// - Parameters:
  ///   - data: The stores of the rows: `store.scope(state: \.rows, action: \.rows)`.
  ///   - content: Returns the view of a row.
  public init<State, Action, RowState, RowAction>(
    _ data: StoreCollection<ID, State, Action, RowState, RowAction>,
    @ViewBuilder content: @escaping (_ store: Store<RowState, RowAction>) -> Content
  ) where Data == StoreCollection<ID, State, Action, RowState, RowAction>, ID: Sendable {
    self.init(
      data: data,
      id: { rows, index in MainActor.assumeIsolated { rows.id(at: index) } },
      content: content
    )
  }
}
