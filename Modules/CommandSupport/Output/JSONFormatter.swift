import Foundation

/// A formatter for JSON with fields in column order, indented by two spaces per level or on one line.
struct JSONFormatter {
  /// Returns an array of objects as text.
  func array<Record>(_ records: [Record], columns: [Column<Record>]) -> String {
    guard !records.isEmpty else { return "[]\n" }
    let objects = records.map { "  " + object($0, columns: columns, indent: "  ") }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns objects as text, one on each line.
  func lines<Record>(_ records: [Record], columns: [Column<Record>]) -> String {
    records.map { record in
      let fields = columns.map { "\(Self.quoted($0.name)):\(Self.text($0.value(record)))" }
      return "{\(fields.joined(separator: ","))}\n"
    }
    .joined()
  }

  /// Returns an object as text.
  func object<Record>(_ record: Record, columns: [Column<Record>]) -> String {
    object(record, columns: columns, indent: "") + "\n"
  }

  private func object<Record>(_ record: Record, columns: [Column<Record>], indent: String) -> String {
    guard !columns.isEmpty else { return "{}" }
    let fields = columns.map { "\(indent)  \(Self.quoted($0.name)): \(Self.text($0.value(record)))" }
    return "{\n" + fields.joined(separator: ",\n") + "\n\(indent)}"
  }

  private static func text(_ value: FieldValue) -> String {
    switch value {
    case .null: "null"
    case .string(let text): quoted(text)
    case .integer(let number): String(number)
    case .number(let number): NumberText.text(number)
    case .decimal(let number): NumberText.text(number)
    case .bool(let value): value ? "true" : "false"
    case .date(let date): quoted(TimestampText.text(date))
    case .url(let url): quoted(url.absoluteString)
    case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
    }
  }

  /// Returns the text as a JSON string (RFC 8259, section 7).
  ///
  /// Characters that could mislead a terminal or a reader are also escaped. Nothing is lost, and the text is
  /// safe to look at.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where TerminalText.isUnsafe(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    .joined()
  }
}
