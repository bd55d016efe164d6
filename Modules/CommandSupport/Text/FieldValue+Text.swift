import Foundation
import Models

extension FieldValue {
  /// Returns the value for users, on one line, without characters that could move a terminal's cursor.
  func displayText(now: Date) -> String {
    switch self {
    case .null: "-"
    case .string(let text): TerminalText.line(text)
    case .integer(let number): String(number)
    case .number(let number): NumberText.text(number)
    case .decimal(let number): NumberText.text(number)
    case .bool(let value): value ? "yes" : "no"
    case .date(let date): RelativeTime.text(date, now: now)
    case .url(let url): TerminalText.line(url.absoluteString)
    case .list(let values): values.map { $0.displayText(now: now) }.joined(separator: ", ")
    }
  }

  /// The value for programs, without tabs and line breaks.
  var plainText: String {
    switch self {
    case .null: ""
    case .string(let text): PlainFormatter.escaped(text)
    case .integer(let number): String(number)
    case .number(let number): NumberText.text(number)
    case .decimal(let number): NumberText.text(number)
    case .bool(let value): value ? "true" : "false"
    case .date(let date): TimestampText.text(date)
    case .url(let url): PlainFormatter.escaped(url.absoluteString)
    case .list(let values): values.map(\.plainText).joined(separator: ",")
    }
  }
}
