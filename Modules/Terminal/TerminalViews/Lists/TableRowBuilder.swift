/// A builder for the rows of a table.
@MainActor
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [TableRow<Value>] { [row] }
  public static func buildExpression<Data, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [TableRow<Value>] {
    rows.data.map { rows.content($0) }
  }
  public static func buildBlock(_ rows: [TableRow<Value>]...) -> [TableRow<Value>] { rows.flatMap { $0 } }
  public static func buildOptional(_ rows: [TableRow<Value>]?) -> [TableRow<Value>] { rows ?? [] }
  public static func buildEither(first rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
  public static func buildEither(second rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
}
