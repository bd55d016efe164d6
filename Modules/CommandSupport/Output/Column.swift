/// A named field of a record, as shown in tables, tab-separated lines and JSON.
///
///     Column("price", \.price, text: { Price.text($0.price) }, style: { $0.isDown ? .negative : .positive })
public struct Column<Record>: Sendable {
  /// The name in JSON.
  public var name: String
  /// The header in a table, and the label of a single record.
  public var title: String
  /// The formats that show the column.
  public var formats: ColumnFormats
  var value: @Sendable (Record) -> FieldValue
  var text: (@Sendable (Record) -> String)?
  var style: @Sendable (Record) -> TextStyle
  var isNarrowedLast: Bool

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - name: The name in JSON, in camel case.
  ///   - title: The header in a table; the name in capitals by default.
  ///   - formats: The formats that show the column; all by default.
  ///   - value: The typed value, which plain output and JSON print.
  ///   - text: Returns the text for a table, if the value's type doesn't determine it well enough.
  ///   - style: Returns the style of the value.
  ///   - isNarrowedLast: Whether a table that is too wide cuts the other columns first. Set it for values that
  ///     users retype.
  public init<Value: FieldConvertible & SendableMetatype>(
    _ name: String,
    title: String? = nil,
    in formats: ColumnFormats = .all,
    _ value: @escaping @Sendable (Record) -> Value,
    text: (@Sendable (Record) -> String)? = nil,
    style: @escaping @Sendable (Record) -> TextStyle = { _ in .normal },
    isNarrowedLast: Bool = false
  ) {
    self.name = name
    self.title = title ?? name.uppercased()
    self.formats = formats
    self.value = { value($0).fieldValue }
    self.text = text
    self.style = style
    self.isNarrowedLast = isNarrowedLast
  }
}
