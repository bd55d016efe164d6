/// How data is printed.
public enum OutputFormat: Equatable, Sendable {
  /// For people: a table, or a line for each field of a record.
  case table
  /// For programs: tab-separated lines. Without `--plain` because the output is no terminal.
  case plain(isRequested: Bool)
  /// For programs: JSON of the selected fields.
  case json(JSONSelection)

  /// The format that options choose for a stream.
  init(options: CommonOptions, isTerminal: Bool) {
    self =
      if let selection = options.jsonSelection {
        .json(selection)
      } else if options.plain || !isTerminal {
        .plain(isRequested: options.plain)
      } else {
        .table
      }
  }
}
