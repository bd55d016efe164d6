/// A formatter for tab-separated lines, one record each, for programs.
struct PlainFormatter {
  var color: Bool

  func lines<Record>(_ records: [Record], columns: [Column<Record>]) -> String {
    let shown = columns.filter { $0.formats.contains(.plain) }
    return records.map { record in
      shown
        .map { $0.style(record).applied(to: $0.value(record).plainText, color: color) }
        .joined(separator: "\t") + "\n"
    }
    .joined()
  }

  /// Returns the text in a form that is safe in tab-separated lines and on a terminal. Tab, line feed,
  /// carriage return and backslash are escaped as `\t`, `\n`, `\r` and `\\`. Other unsafe characters are
  /// removed.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return TerminalText.line(result)
  }
}
