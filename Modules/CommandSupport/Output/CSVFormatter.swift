import Foundation

/// A formatter for comma-separated values with a header (RFC 4180).
struct CSVFormatter {
  func lines<Record>(_ records: [Record], columns: [Column<Record>]) -> String {
    let rows = [columns.map(\.name)] + records.map { record in columns.map { $0.value(record).csvText } }
    return rows.map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Returns the text in double quotes if it needs them.
  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\n", "\r"].contains($0) }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}

extension FieldValue {
  /// The value as the text of a field. Line breaks stay, other unsafe characters are removed.
  fileprivate var csvText: String {
    switch self {
    case .string(let text): TerminalText.lines(text)
    case .url(let url): TerminalText.line(url.absoluteString)
    case .list(let values): values.map(\.csvText).joined(separator: ",")
    case .null, .integer, .number, .decimal, .bool, .date: plainText
    }
  }
}
