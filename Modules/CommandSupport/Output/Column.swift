/// A named field of a record, as shown in tables, tab-separated lines and JSON.
///
///     Column("price", \.price, text: { Price.text($0.price) }, style: { $0.isDown ? .negative : .positive })
public struct Column<Record>: Sendable {
  /// The name in JSON.
  public var name: String
  /// The label of a single record and, in capitals, the header in a table.
  public var title: String
  /// The formats that show the column.
  public var formats: ColumnFormats
  var value: @Sendable (Record) -> FieldValue
  var text: (@Sendable (Record) -> String)?
  var style: @Sendable (Record) -> TextStyle
  /// The importance in a table that is too wide.
  public var importance: ColumnImportance

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - name: The name in JSON, in camel case.
  ///   - title: The label, in sentence case; the words of the name by default.
  ///   - formats: The formats that show the column; all by default.
  ///   - value: The typed value, which plain output and JSON print.
  ///   - text: Returns the text for a table, if the value's type doesn't determine it well enough.
  ///   - style: Returns the style of the value.
  ///   - importance: The importance in a table that is too wide.
  public init<Value: FieldConvertible & SendableMetatype>(
    _ name: String,
    title: String? = nil,
    in formats: ColumnFormats = .all,
    _ value: @escaping @Sendable (Record) -> Value,
    text: (@Sendable (Record) -> String)? = nil,
    style: @escaping @Sendable (Record) -> TextStyle = { _ in .normal },
    importance: ColumnImportance = .usual
  ) {
    self.name = name
    self.title = title ?? Self.words(name)
    self.formats = formats
    self.value = { value($0).fieldValue }
    self.text = text
    self.style = style
    self.importance = importance
  }

  /// Returns the words of a name in camel case, in sentence case.
  private static func words(_ name: String) -> String {
    if ["id", "url"].contains(name) { return name.uppercased() }
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Sequence {
  /// Returns the names of the columns that `--json` prints, in order.
  public func fieldNames<Record>() -> [String] where Element == Column<Record> {
    filter { $0.formats.contains(.json) }.map(\.name)
  }
}
