import CustomDump

/// Values as one line of limited length.
enum OneLine {
  static func text(_ value: Any) -> String {
    if value is Void { return "()" }
    var dump = ""
    customDump(value, to: &dump)
    let line = dump.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 100 ? line.prefix(100) + "…" : line
  }
}
