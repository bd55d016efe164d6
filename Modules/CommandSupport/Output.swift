import Foundation
import Models

/// Where a command's data and messages go, in the format that its options and the stream ask for.
///
/// Data goes to standard output, messages and progress to standard error. All printing throws when the
/// command has been interrupted or nobody reads the output any more: let the error pass.
public struct Output: Sendable {
  /// The format that data is printed in.
  public let format: OutputFormat
  /// Whether messages that are neither data nor errors are left out.
  public let isQuiet: Bool
  let context: CommandContext
  let color: ColorChoice
  let progress: Progress

  /// Creates the output of one run of a command.
  ///
  /// - Parameters:
  ///   - context: The streams and what surrounds them.
  ///   - options: The options that choose format and colour.
  public init(context: CommandContext, options: CommonOptions) {
    self.context = context
    self.format = OutputFormat(options: options, isTerminal: context.standardOutput.isTerminal)
    self.isQuiet = options.quiet
    self.color = options.color
    self.progress = Progress(
      stream: context.standardError,
      clock: context.clock,
      isShown: !options.isSilent && context.standardError.isTerminal && context.environment["TERM"] != "dumb"
    )
  }

  /// Prints records: a table, tab-separated lines, or a JSON array.
  ///
  /// - Parameters:
  ///   - records: The records, in order.
  ///   - total: How many there are in all, for "Showing N of M"; `nil` where nobody knows.
  ///   - columns: The fields of a record.
  ///   - noun: What the records are, in the plural, as in "Showing 5 of 250 coins".
  ///   - empty: The sentence that says that there is nothing.
  public func list<Record>(
    _ records: some Sequence<Record>,
    of total: Int? = nil,
    columns: [Column<Record>],
    noun: String = "",
    empty: String
  ) throws {
    let records = Array(records)
    switch format {
    case .json(let selection):
      guard let columns = try selected(selection, from: columns) else { return }
      try write(JSONFormatter().array(records, columns: columns))
    case .plain:
      try write(PlainFormatter(color: colorsPlain).lines(records, columns: columns))
      if records.isEmpty { try note(empty) }
    case .table:
      guard !records.isEmpty else { return try note(empty) }
      let formatter = TableFormatter(width: width, color: colorsOutput, now: context.now())
      try write(formatter.table(records, columns: columns))
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
    case .json(let selection):
      guard let columns = try selected(selection, from: columns) else { return }
      try write(JSONFormatter().object(record, columns: columns))
    case .plain:
      try write(PlainFormatter(color: colorsPlain).lines([record], columns: columns))
    case .table:
      try write(DetailFormatter(color: colorsOutput, now: context.now()).detail(record, columns: columns))
    }
  }

  /// Says something that is neither data nor an error, on standard error; nothing with `--quiet` or
  /// `--json`.
  ///
  /// - Parameter sentence: What to say. Text from third parties in it is made safe.
  public func note(_ sentence: String) throws {
    if isQuiet { return }
    if case .json = format { return }
    try message(sentence)
  }

  /// Says something on standard error whatever the options are, such as a warning.
  public func message(_ sentence: String) throws {
    try Task.checkCancellation()
    progress.interrupt { try? context.standardError.write(TerminalText.line(sentence) + "\n") }
  }

  /// Says how far work has come, where progress is shown: "page 3 of 42".
  public func progress(_ text: String) {
    progress.say(TerminalText.line(text))
  }

  /// Prints text to standard output just as it is. It must be safe for a terminal.
  public func write(_ text: String) throws {
    try Task.checkCancellation()
    guard !text.isEmpty else { return }
    try progress.interrupt { try context.standardOutput.write(text) }
  }

  /// The columns that a table may take.
  private var width: Int {
    if let columns = context.environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    return context.standardOutput.columns ?? 80
  }

  private var colorsOutput: Bool {
    color.allowsColor(isTerminal: context.standardOutput.isTerminal, environment: context.environment)
  }

  /// Plain lines have colour only where somebody asked for it: `--color always | less -R`.
  private var colorsPlain: Bool {
    format == .plain(isRequested: false) && color == .always
  }

  /// The columns that JSON shows; `nil` when only their names were asked for, which are printed then.
  private func selected<Record>(
    _ selection: JSONSelection,
    from columns: [Column<Record>]
  ) throws -> [Column<Record>]? {
    let columns = columns.filter { $0.formats.contains(.json) }
    switch selection {
    case .all: return columns
    case .names:
      try write(columns.map { $0.name + "\n" }.joined())
      return nil
    case .fields(let names):
      return try names.map { name in
        guard let column = columns.first(where: { $0.name == name }) else {
          let known = columns.map(\.name).joined(separator: ", ")
          throw CommandFailure.usage("--json knows no field '\(name)'; the fields are \(known)")
        }
        return column
      }
    }
  }
}
