/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// The menu of the row; `nil` if it has none.
  private(set) var menu: AnyView?

  /// - Parameter value: The value for the columns.
  public init(_ value: Value) { self.value = value }

  /// Adds a menu to the row.
  ///
  /// - Parameter menuItems: The buttons.
  @MainActor public func contextMenu(@ViewBuilder menuItems: () -> some View) -> TableRow {
    var row = self
    row.menu = AnyView(menuItems())
    return row
  }
}

extension ForEach {
  /// - Parameter data: The values of a table's rows.
  public init(_ data: Data) where Content == TableRow<Data.Element>, ID == Data.Element.ID {
    self.init(data: data, id: { $0[$1].id }, content: { TableRow($0) })
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the row of an element in a table.
  public init<Value>(_ data: Data, content: @escaping (Data.Element) -> TableRow<Value>)
  where Data.Element: Identifiable, Content == TableRow<Value>, ID == Data.Element.ID {
    self.init(data: data, id: { $0[$1].id }, content: content)
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - content: Returns the row of an element in a table.
  public init<Value>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> TableRow<Value>
  ) where Content == TableRow<Value> {
    self.init(data: data, id: { $0[$1][keyPath: id] }, content: content)
  }
}
