import Foundation
import TerminalUI

/// A formatter for tables with a header, whose columns are padded and cut to fit the terminal.
struct TableFormatter {
  var width: Int
  var color: Bool
  var now: Date

  private static let gap = 2

  func table<Record>(_ records: [Record], columns: [Column<Record>]) -> String {
    let shown = columns.filter { $0.formats.contains(.table) }
    let cells = records.map { record in
      shown.map { $0.displayText(record, now: now) }
    }
    let widths = widths(
      natural: shown.indices.map { index in
        cells.reduce(TextWidth.of(shown[index].title)) { max($0, TextWidth.of($1[index])) }
      },
      minimum: shown.indices.map { index in
        records.contains { shown[index].value($0).isNumeric }
          ? .max : max(TextWidth.of(shown[index].title), 8)
      },
      isLast: shown.map(\.isNarrowedLast)
    )
    let rightAligned = shown.map { column in records.contains { column.value($0).isNumeric } }

    var text = line(
      shown.map { ($0.title, .bold) },
      widths: widths,
      rightAligned: rightAligned
    )
    for (record, row) in zip(records, cells) {
      text += line(
        zip(shown, row).map { ($1, $0.style(record)) },
        widths: widths,
        rightAligned: rightAligned
      )
    }
    return text
  }

  private func line(_ cells: [(text: String, style: TextStyle)], widths: [Int], rightAligned: [Bool])
    -> String
  {
    var result = ""
    var room = width
    for (index, cell) in cells.enumerated() {
      let separator = index == 0 ? "" : String(repeating: " ", count: Self.gap)
      room -= separator.count
      guard room > 0 else { break }
      let text = TextWidth.truncated(cell.text, to: min(widths[index], room))
      let used = min(widths[index], room)
      let isLast = index == cells.count - 1
      let missing = max(0, used - TextWidth.of(text))
      let padding = String(repeating: " ", count: missing)
      let styled = cell.style.applied(to: text, color: color)
      result += separator + (rightAligned[index] ? padding + styled : isLast ? styled : styled + padding)
      room -= used
    }
    while result.last == " " { result.removeLast() }
    return result + "\n"
  }

  /// Narrows the widest narrowable column until the row fits or no column can be narrowed further.
  ///
  /// - Parameters:
  ///   - natural: The widths that show everything.
  ///   - minimum: The smallest width of each column.
  ///   - isLast: Whether each column is narrowed only if no other can be.
  private func widths(natural: [Int], minimum: [Int], isLast: [Bool]) -> [Int] {
    var widths = natural
    let room = width - Self.gap * max(0, natural.count - 1)
    while widths.reduce(0, +) > room {
      let narrowable = widths.indices.filter { widths[$0] > minimum[$0] }
      let first = narrowable.filter { !isLast[$0] }
      let widest = (first.isEmpty ? narrowable : first).max { (widths[$0], $1) < (widths[$1], $0) }
      guard let widest else { break }
      widths[widest] -= 1
    }
    return widths
  }
}

extension Column {
  /// Returns the text shown in this column, on one line.
  func displayText(_ record: Record, now: Date) -> String {
    text.map { TerminalText.line($0(record)) } ?? value(record).displayText(now: now)
  }
}
