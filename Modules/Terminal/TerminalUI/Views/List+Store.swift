import ComposableArchitecture

extension List where SelectionValue == Never {
  /// Makes a row for the store of each row of a collection.
  ///
  /// - Parameters:
  ///   - data: The stores of the rows: `store.scope(state: \.rows, action: \.rows)`.
  ///   - rowContent: Returns the view of a row.
  public init<ID: Hashable & Sendable, State, Action, RowState, RowAction, RowContent: View>(
    _ data: StoreCollection<ID, State, Action, RowState, RowAction>,
    @ViewBuilder rowContent: @escaping (_ store: Store<RowState, RowAction>) -> RowContent
  ) where Content == ForEach<StoreCollection<ID, State, Action, RowState, RowAction>, ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// Makes a row for the store of each row of a collection.
  ///
  /// - Parameters:
  ///   - data: The stores of the rows: `store.scope(state: \.rows, action: \.rows)`.
  ///   - selection: The ID of the selected row.
  ///   - rowContent: Returns the view of a row.
  public init<State, Action, RowState, RowAction, RowContent: View>(
    _ data: StoreCollection<SelectionValue, State, Action, RowState, RowAction>,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (_ store: Store<RowState, RowAction>) -> RowContent
  )
  where
    SelectionValue: Sendable,
    Content == ForEach<
      StoreCollection<SelectionValue, State, Action, RowState, RowAction>, SelectionValue, RowContent
    >
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a row for the store of each row of a collection.
  ///
  /// - Parameters:
  ///   - data: The stores of the rows: `store.scope(state: \.rows, action: \.rows)`.
  ///   - selection: The IDs of the chosen rows.
  ///   - rowContent: Returns the view of a row.
  public init<State, Action, RowState, RowAction, RowContent: View>(
    _ data: StoreCollection<SelectionValue, State, Action, RowState, RowAction>,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (_ store: Store<RowState, RowAction>) -> RowContent
  )
  where
    SelectionValue: Sendable,
    Content == ForEach<
      StoreCollection<SelectionValue, State, Action, RowState, RowAction>, SelectionValue, RowContent
    >
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
