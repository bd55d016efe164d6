import Foundation
import Models
import TerminalUI

/// The output of a command, in the format determined by its options and the stream.
///
/// Data goes to standard output, messages and progress to standard error. All printing throws if the command
/// has been interrupted or the output no longer has a reader. Let the error pass.
public struct Output: Sendable {
  /// The format of the data.
  public let format: OutputFormat
  /// Whether messages other than data and errors are suppressed.
  public let isQuiet: Bool
  let context: CommandContext
  let color: ColorChoice
  /// The theme to begin with; `nil` for the one last chosen.
  let theme: Theme?
  /// Whether the interactive screen is told in lines of text.
  let isAccessible: Bool
  /// Whether the interactive screen shows no animations.
  let reducesMotion: Bool
  let progress: Progress

  /// Creates the output of one run of a command.
  ///
  /// - Parameters:
  ///   - context: The streams and the rest of the command's surroundings.
  ///   - options: The options that determine format and color.
  public init(context: CommandContext, options: CommonOptions) {
    self.context = context
    self.format = OutputFormat(options: options, isTerminal: context.standardOutput.isTerminal)
    self.isQuiet = options.quiet
    self.color = options.color
    self.theme = options.theme
    self.isAccessible = options.accessible
    self.reducesMotion = options.reduceMotion
    self.progress = Progress(
      stream: context.standardError,
      clock: context.clock,
      style: options.quiet || !context.standardError.isTerminal
        ? .none : context.environment["TERM"] == "dumb" ? .lines : .spinner
    )
  }

  /// Prints records: a table, tab-separated lines, or a JSON array.
  ///
  /// - Parameters:
  ///   - records: The records, in order.
  ///   - total: The number of all records, for "Showing N of M"; `nil` if unknown.
  ///   - columns: The fields of a record.
  ///   - noun: The plural noun for the records, as in "Showing 5 of 250 coins".
  ///   - empty: The sentence printed if there are no records.
  public func list<Record>(
    _ records: some Sequence<Record>,
    of total: Int? = nil,
    columns: [Column<Record>],
    noun: String = "",
    empty: String
  ) throws {
    let records = Array(records)
    switch format {
    case .records(let format, _):
      guard let columns = try selectedColumns(of: columns) else { return }
      switch format {
      case .json: try write(JSONFormatter().array(records, columns: columns))
      case .jsonLines: try write(JSONFormatter().lines(records, columns: columns))
      case .csv: try write(CSVFormatter().lines(records, columns: columns))
      }
    case .plain:
      try write(PlainFormatter(color: colorsPlain).lines(records, columns: columns))
      if records.isEmpty { try note(empty) }
    case .table:
      guard !records.isEmpty else { return try note(empty) }
      let formatter = TableFormatter(width: context.outputWidth, color: colorsOutput, now: context.now())
      let (lines, omitted) = formatter.table(records, columns: columns)
      try write(lines)
      if !omitted.isEmpty { try note("Not shown for lack of room: \(omitted.joined(separator: ", "))") }
      if let total, total >= records.count {
        try note("Showing \(records.count) of \(total)\(noun.isEmpty ? "" : " \(noun)")")
      }
    }
  }

  /// Prints one record: a line for each field, one tab-separated line, or a JSON object.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - columns: Its fields.
  public func detail<Record>(_ record: Record, columns: [Column<Record>]) throws {
    switch format {
    case .records(.json, _):
      guard let columns = try selectedColumns(of: columns) else { return }
      try write(JSONFormatter().object(record, columns: columns))
    case .records: try list([record], columns: columns, empty: "")
    case .plain:
      try write(PlainFormatter(color: colorsPlain).lines([record], columns: columns))
    case .table:
      try write(DetailFormatter(color: colorsOutput, now: context.now()).detail(record, columns: columns))
    }
  }

  /// Prints a message to standard error, unless `--quiet` or a format of named fields is requested.
  ///
  /// - Parameter sentence: The message. It is made safe for a terminal.
  public func note(_ sentence: String) throws {
    if isQuiet { return }
    if case .records = format { return }
    try message(sentence)
  }

  /// Prints a message to standard error whatever the options are, such as a warning.
  public func message(_ sentence: String) throws {
    try Task.checkCancellation()
    progress.interrupt { try? context.standardError.write(TerminalText.line(sentence) + "\n") }
  }

  /// Updates the progress text, such as "page 3 of 42".
  public func progress(_ text: String) {
    progress.setText(TerminalText.line(text))
  }

  /// Prints text to standard output unchanged. It must be safe for a terminal.
  public func write(_ text: String) throws {
    try Task.checkCancellation()
    guard !text.isEmpty else { return }
    try progress.interrupt { try context.standardOutput.write(text) }
  }

  private var colorsOutput: Bool {
    color.allowsColor(isTerminal: context.standardOutput.isTerminal, environment: context.environment)
  }

  /// Whether plain lines are colored. This requires an explicit request: `--color always | less -R`.
  private var colorsPlain: Bool {
    format == .plain(isRequested: false) && color == .always
  }

  /// Checks the requested fields before a command does anything, and prints their names if only those are
  /// requested.
  ///
  /// - Parameter fields: The names of the fields that the command prints; none if they aren't known yet.
  /// - Returns: Whether the command must do its work.
  /// - Throws: A usage error if a field is unknown.
  func wantsData(of fields: [String]) throws -> Bool {
    guard case .records(let format, let selection) = format, !fields.isEmpty else { return true }
    switch selection {
    case .all: return true
    case .fields(let names):
      for name in names where !fields.contains(name) { throw format.unknown(name, among: fields) }
      return true
    case .names:
      try write(fields.map { $0 + "\n" }.joined())
      return false
    }
  }

  /// Returns the columns to print with their names; `nil` if only their names were requested, which are then
  /// printed.
  private func selectedColumns<Record>(of columns: [Column<Record>]) throws -> [Column<Record>]? {
    let columns = columns.filter { $0.formats.contains(.json) }
    guard case .records(let format, let selection) = format else { return columns }
    switch selection {
    case .all: return columns
    case .names:
      try write(columns.map { $0.name + "\n" }.joined())
      return nil
    case .fields(let names):
      return try names.map { name in
        if let column = columns.first(where: { $0.name == name }) { return column }
        throw format.unknown(name, among: columns.map(\.name))
      }
    }
  }
}

extension RecordFormat {
  /// Returns the error that there is no such field.
  fileprivate func unknown(_ name: String, among fields: [String]) -> CommandFailure {
    let hint = Suggestion.nearest(to: name, in: fields).map { "; did you mean '\($0)'?" } ?? ";"
    return .usage(
      "\(option): unknown field '\(name)'\(hint) available fields: \(fields.joined(separator: ", "))"
    )
  }
}
