import Foundation

/// A column of a table.
@MainActor
public struct TableColumn<Row> {
  let title: String
  var bounds: ClosedRange<Int>
  var alignment: HorizontalAlignment
  /// Compares rows by the column's value; `nil` if it has none.
  var comparator: KeyPathComparator<Row>?
  let content: @MainActor (Row) -> AnyView

  /// - Parameters:
  ///   - title: The headline.
  ///   - alignment: The alignment of the cells.
  ///   - content: Returns the cell of a row.
  public init(
    _ title: some StringProtocol,
    alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: @escaping @MainActor (Row) -> some View
  ) {
    self.title = String(title)
    self.alignment = alignment
    bounds = 4...ProposedSize.unbounded
    self.content = { AnyView(content($0)) }
  }

  /// - Parameters:
  ///   - title: The headline.
  ///   - value: The text of a row's cell, by which rows can be sorted.
  ///   - alignment: The alignment of the cells.
  public init(
    _ title: some StringProtocol,
    value: any KeyPath<Row, String> & Sendable,
    alignment: HorizontalAlignment = .leading
  ) {
    self.init(title, value: value, alignment: alignment) { Text($0[keyPath: value]) }
  }

  /// - Parameters:
  ///   - title: The headline.
  ///   - value: The value by which rows can be sorted.
  ///   - alignment: The alignment of the cells.
  ///   - content: Returns the cell of a row.
  public init<Value: Comparable>(
    _ title: some StringProtocol,
    value: any KeyPath<Row, Value> & Sendable,
    alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: @escaping @MainActor (Row) -> some View
  ) {
    self.init(title, alignment: alignment, content: content)
    comparator = KeyPathComparator(value)
  }

  /// Returns the column with a fixed width.
  ///
  /// - Parameter width: The width in terminal columns.
  public func width(_ width: Int) -> TableColumn { self.width(min: width, max: width) }

  /// Returns the column with bounds for its width.
  ///
  /// - Parameters:
  ///   - min: The smallest width in terminal columns.
  ///   - max: The largest width; `nil` for all available space.
  public func width(min: Int, max: Int? = nil) -> TableColumn {
    var column = self
    let least = Swift.max(1, min)
    column.bounds = least...Swift.max(least, max ?? ProposedSize.unbounded)
    return column
  }

  func cell(_ view: some View) -> some View {
    view.frame(
      minWidth: bounds.lowerBound,
      maxWidth: bounds.upperBound,
      alignment: Alignment(horizontal: alignment, vertical: .top)
    )
  }
}
