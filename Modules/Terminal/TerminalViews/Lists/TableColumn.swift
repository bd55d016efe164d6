import Foundation

/// A column of a table.
@MainActor
public struct TableColumn<Row> {
  let title: String
  var bounds: ClosedRange<Int>
  var alignment: HorizontalAlignment
  /// Compares rows by the column's value; `nil` if it has none.
  var comparator: KeyPathComparator<Row>?
  let content: (Row) -> AnyView

  /// - Parameters:
  ///   - title: The headline.
  ///   - alignment: The alignment of the cells.
  ///   - content: Returns the cell of a row.
  public init(
    _ title: some StringProtocol,
    alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: @escaping (Row) -> some View
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
    @ViewBuilder content: @escaping (Row) -> some View
  ) {
    self.init(title, alignment: alignment, content: content)
    comparator = KeyPathComparator(value)
  }

  /// - Parameters:
  ///   - title: The headline.
  ///   - value: The text of a row's cell, by which rows can be sorted.
  ///   - comparator: Compares the texts.
  ///   - alignment: The alignment of the cells.
  public init<Comparator: SortComparator>(
    _ title: some StringProtocol,
    value: any KeyPath<Row, String> & Sendable,
    comparator: Comparator,
    alignment: HorizontalAlignment = .leading
  ) where Comparator.Compared == String {
    self.init(title, value: value, comparator: comparator, alignment: alignment) { Text($0[keyPath: value]) }
  }

  /// - Parameters:
  ///   - title: The headline.
  ///   - value: The value by which rows can be sorted.
  ///   - comparator: Compares the values.
  ///   - alignment: The alignment of the cells.
  ///   - content: Returns the cell of a row.
  public init<Value, Comparator: SortComparator>(
    _ title: some StringProtocol,
    value: any KeyPath<Row, Value> & Sendable,
    comparator: Comparator,
    alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: @escaping (Row) -> some View
  ) where Comparator.Compared == Value {
    self.init(
      title,
      sortUsing: KeyPathComparator(value, comparator: comparator),
      alignment: alignment,
      content: content
    )
  }

  /// - Parameters:
  ///   - title: The headline.
  ///   - comparator: Compares rows when they are sorted by this column.
  ///   - alignment: The alignment of the cells.
  ///   - content: Returns the cell of a row.
  public init(
    _ title: some StringProtocol,
    sortUsing comparator: KeyPathComparator<Row>,
    alignment: HorizontalAlignment = .leading,
    @ViewBuilder content: @escaping (Row) -> some View
  ) {
    self.init(title, alignment: alignment, content: content)
    self.comparator = comparator
  }

  /// Returns the column with a fixed width.
  ///
  /// - Parameter width: The width in terminal columns.
  public func width(_ width: Int) -> TableColumn { self.width(min: width, max: width) }

  /// Returns the column with bounds for its width. The user can't change it.
  ///
  /// - Parameters:
  ///   - min: The smallest width in terminal columns; `nil` for 4, or for less if the other widths are less.
  ///   - ideal: The width if there is space for it; `nil` for all available space.
  ///   - max: The largest width, if `ideal` is larger or `nil`.
  public func width(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) -> TableColumn {
    var column = self
    let most = Swift.max(1, Swift.min(ideal ?? ProposedSize.unbounded, max ?? ProposedSize.unbounded))
    let least = Swift.max(1, min ?? Swift.min(4, most))
    column.bounds = least...Swift.max(least, most)
    return column
  }

  /// Returns the column with an alignment of its cells.
  ///
  /// - Parameter alignment: The alignment.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment.horizontal
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
