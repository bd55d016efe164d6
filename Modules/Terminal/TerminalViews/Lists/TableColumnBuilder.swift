/// A builder for the columns of a table.
@MainActor
@resultBuilder
public struct TableColumnBuilder<Row> {
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] { columns ?? [] }
  public static func buildEither(first columns: [TableColumn<Row>]) -> [TableColumn<Row>] { columns }
  public static func buildEither(second columns: [TableColumn<Row>]) -> [TableColumn<Row>] { columns }
}
