import Foundation
import TerminalUI

/// A formatter for a single record, with one labeled line per field.
struct DetailFormatter {
  var color: Bool
  var now: Date

  func detail<Record>(_ record: Record, columns: [Column<Record>]) -> String {
    let shown = columns.filter { $0.formats.contains(.detail) }
    let width = shown.reduce(0) { max($0, TextWidth.of($1.title)) }
    return shown.map { column in
      let label = TextStyle.bold.applied(to: TextWidth.padded(column.title, to: width), color: color)
      let text = column.style(record).applied(to: column.displayText(record, now: now), color: color)
      return "\(label)  \(link(text, to: column.value(record)))\n"
    }
    .joined()
  }

  /// Makes a text a hyperlink (OSC 8) if its value is a URL and color is on.
  private func link(_ text: String, to value: FieldValue) -> String {
    guard color, case .url(let url) = value else { return text }
    return "\u{1B}]8;;\(TerminalText.line(url.absoluteString))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}
