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
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Data == [Value] {
    let rows = rows()
    self.init(rows.map(\.value), sortOrder: sortOrder, columns: columns)
    menus = Self.menus(of: rows)
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
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Data == [Value] {
    let rows = rows()
    self.init(rows.map(\.value), selection: selection, sortOrder: sortOrder, columns: columns)
    menus = Self.menus(of: rows)
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
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Data == [Value] {
    let rows = rows()
    self.init(rows.map(\.value), selection: selection, sortOrder: sortOrder, columns: columns)
    menus = Self.menus(of: rows)
  }

  private static func menus<Value: Identifiable>(of rows: [TableRow<Value>]) -> [Value.ID: AnyView] {
    Dictionary(rows.compactMap { row in row.menu.map { (row.value.id, $0) } }, uniquingKeysWith: { $1 })
  }
}
