/// Tab-separated lines, one record each, for programs.
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

  /// The text without characters that mean something in tab-separated lines or to a terminal: a tab, line
  /// feed, carriage return and backslash are escaped as `\t`, `\n`, `\r` and `\\`, the rest is left out.
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
