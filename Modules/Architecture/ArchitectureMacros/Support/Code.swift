/// Returns code with braces around it: `head { lines }`.
func block(_ head: String, _ lines: [String]) -> String { (["\(head) {"] + lines.indented + ["}"]).code }

extension [String] {
  /// The lines as one piece of code, without empty ones.
  var code: String { filter { !$0.isEmpty }.joined(separator: "\n") }

  /// The lines, one step further to the right.
  var indented: [String] { map(\.indented) }
}

extension String {
  /// The code, one step further to the right. A string literal over several lines keeps its value, because its last line
  /// moves too.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
