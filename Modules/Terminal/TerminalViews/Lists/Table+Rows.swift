extension Table {
  /// - Parameters:
  ///   - type: The type of the values of rows.
  ///   - sortOrder: The order of the rows, which the headlines set. The caller sorts the rows.
  ///   - columns: The columns.
  ///   - rows: The rows: a ``TableRow`` for each, or a `ForEach` of them.
  public init<Value: Identifiable>(
    of type: Value.Type,
    sortOrder: SortOrder? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] {
    self.init(rows(), sortOrder: sortOrder, columns: columns)
  }

  /// - Parameters:
  ///   - type: The type of the values of rows.
  ///   - selection: The ID of the selected row.
  ///   - sortOrder: The order of the rows, which the headlines set. The caller sorts the rows.
  ///   - columns: The columns.
  ///   - rows: The rows: a ``TableRow`` for each, or a `ForEach` of them.
  public init<Value: Identifiable>(
    of type: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: SortOrder? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] {
    self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns)
  }

  /// - Parameters:
  ///   - type: The type of the values of rows.
  ///   - selection: The IDs of the chosen rows.
  ///   - sortOrder: The order of the rows, which the headlines set. The caller sorts the rows.
  ///   - columns: The columns.
  ///   - rows: The rows: a ``TableRow`` for each, or a `ForEach` of them.
  public init<Value: Identifiable>(
    of type: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: SortOrder? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) where Data == [Value] {
    self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns)
  }
}
