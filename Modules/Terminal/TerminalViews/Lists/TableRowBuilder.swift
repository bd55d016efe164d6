/// A builder for the rows of a table.
@MainActor
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> [Value] { [row.value] }
  public static func buildExpression<Data, ID>(_ rows: ForEach<Data, ID, TableRow<Value>>) -> [Value] {
    rows.data.map { rows.content($0).value }
  }
  public static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap { $0 } }
  public static func buildOptional(_ rows: [Value]?) -> [Value] { rows ?? [] }
  public static func buildEither(first rows: [Value]) -> [Value] { rows }
  public static func buildEither(second rows: [Value]) -> [Value] { rows }
}
