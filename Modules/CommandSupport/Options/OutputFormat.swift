/// The format of printed data.
public enum OutputFormat: Equatable, Sendable {
  /// For users: a table, or a line for each field of a record.
  case table
  /// For programs: tab-separated lines, requested with `--plain` or used because the output isn't a terminal.
  case plain(isRequested: Bool)
  /// For programs: the selected fields with their names.
  case records(RecordFormat, FieldSelection)

  /// Selects the format for options and a stream.
  init(options: CommonOptions, isTerminal: Bool) {
    self =
      if let (format, selection) = options.requestedRecords {
        .records(format, selection)
      } else if options.plain || !isTerminal {
        .plain(isRequested: options.plain)
      } else {
        .table
      }
  }
}
