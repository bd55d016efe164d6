import Foundation
import TerminalUI

/// A formatter for tables with a header that fit the terminal: columns are left out and texts are shortened, and numbers
/// are never cut.
struct TableFormatter {
  var width: Int
  var color: Bool
  var now: Date

  private static let gap = 2
  /// The width that a text keeps, unless its column is essential and nothing else helps.
  private static let readableWidth = 8

  /// Returns the lines of a table, and the titles of the columns that have no room.
  func table<Record>(_ records: [Record], columns: [Column<Record>]) -> (lines: String, omitted: [String]) {
    let all = columns.filter { $0.formats.contains(.table) }.map { TableColumn($0, records, now: now) }
    let shown = fitting(all)
    var lines = line(shown) { ($0.header, .bold) }
    for row in records.indices {
      lines += line(shown) { $0.cells[row] }
    }
    let kept = Set(shown.map(\.header))
    return (lines, all.map(\.header).filter { !kept.contains($0) })
  }

  private func line(_ columns: [TableColumn], _ cell: (TableColumn) -> (text: String, style: TextStyle))
    -> String
  {
    var result = ""
    for (index, column) in columns.enumerated() {
      let (text, style) = cell(column)
      let cut =
        column.isText || TextWidth.of(text) <= column.width
        ? TextWidth.truncated(text, to: column.width) : text
      let padding = String(repeating: " ", count: max(0, column.width - TextWidth.of(cut)))
      let styled = style.applied(to: cut, color: color)
      if index > 0 { result += String(repeating: " ", count: Self.gap) }
      result += column.isNumeric ? padding + styled : styled + padding
    }
    return result.trimmingEnd + "\n"
  }

  /// Returns the columns that have room, with their widths.
  private func fitting(_ columns: [TableColumn]) -> [TableColumn] {
    var columns = columns
    while true {
      let minimum = columns.map { column in
        column.isText && column.importance < .essential
          ? min(column.width, max(TextWidth.of(column.header), Self.readableWidth)) : column.width
      }
      if let widths = narrowed(columns.map(\.width), to: minimum) { return columns.resized(widths) }
      let order = columns.indices.sorted { (columns[$0].importance, $1) < (columns[$1].importance, $0) }
      guard let first = order.first, columns[first].importance < .essential else { break }
      columns.remove(at: first)
    }
    // Only essential columns are left.
    while columns.count > 1 {
      let minimum = columns.map { $0.isText ? min($0.width, Self.readableWidth / 2) : $0.width }
      if let widths = narrowed(columns.map(\.width), to: minimum) { return columns.resized(widths) }
      columns.removeLast()
    }
    return columns.map { column in
      var column = column
      if column.isText { column.width = min(column.width, width) }
      return column
    }
  }

  /// Narrows the widest column until the row fits; returns `nil` if it can't.
  private func narrowed(_ widths: [Int], to minimum: [Int]) -> [Int]? {
    let room = width - Self.gap * max(0, widths.count - 1)
    guard minimum.reduce(0, +) <= room else { return nil }
    var widths = widths
    while widths.reduce(0, +) > room {
      let narrowable = widths.indices.filter { widths[$0] > minimum[$0] }
      guard let widest = narrowable.max(by: { (widths[$0], $1) < (widths[$1], $0) }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }
}

/// The content of a column.
private struct TableColumn {
  var header: String
  var importance: ColumnImportance
  var cells: [(text: String, style: TextStyle)]
  var isNumeric: Bool
  /// Whether the values are text, which may be shortened.
  var isText: Bool
  var width: Int

  init<Record>(_ column: Column<Record>, _ records: [Record], now: Date) {
    let values = records.map(column.value)
    header = column.title.uppercased()
    importance = column.importance
    cells = records.map { (column.displayText($0, now: now), column.style($0)) }
    isNumeric = values.contains(where: \.isNumeric)
    isText = values.allSatisfy(\.isText)
    width = cells.reduce(TextWidth.of(header)) { max($0, TextWidth.of($1.text)) }
  }
}

extension [TableColumn] {
  fileprivate func resized(_ widths: [Int]) -> [TableColumn] {
    zip(self, widths).map { column, width in
      var column = column
      column.width = width
      return column
    }
  }
}

extension Column {
  /// Returns the text shown in this column, on one line.
  func displayText(_ record: Record, now: Date) -> String {
    text.map { TerminalText.line($0(record)) } ?? value(record).displayText(now: now)
  }
}
