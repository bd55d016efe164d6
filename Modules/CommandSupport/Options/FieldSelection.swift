/// The fields to print with `--json`, `--json-lines` and `--csv`.
public enum FieldSelection: Equatable, Sendable {
  /// `--json`: all fields.
  case all
  /// `--json=`: only the names of the fields, without data.
  case names
  /// `--json=a,b`: the named fields, in this order.
  case fields([String])

  /// Rewrites the options for fields so that they can be parsed as options with a value.
  ///
  /// The parser doesn't support options with an optional value: a bare `--json` would consume the argument
  /// after it. Arguments after `--` are left alone.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  /// - Complexity: O(*n*) in the number of arguments.
  static func normalized(_ arguments: [String]) -> [String] {
    let options = RecordFormat.allCases.map(\.option)
    var isTerminated = false
    return arguments.map { argument in
      if argument == "--" { isTerminated = true }
      if isTerminated { return argument }
      if let format = RecordFormat.allCases.first(where: { $0.option == argument }) { return all(in: format) }
      if argument.last == "=", options.contains(String(argument.dropLast())) { return argument + namesMark }
      return argument
    }
  }

  /// Returns the normalized option for all fields in a format.
  static func all(in format: RecordFormat) -> String { "\(format.option)=\(allMark)" }

  /// Returns whether normalized arguments request the names of the fields.
  static func requestsNames(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { argument in
      RecordFormat.allCases.contains { argument == "\($0.option)=\(namesMark)" }
    }
  }

  init(argument: String) {
    if argument == Self.allMark {
      self = .all
      return
    }
    let fields = argument.split(separator: ",").map { String($0.trimmingPrefix(while: \.isWhitespace)) }
      .reduce(into: [String]()) { fields, field in
        if !field.isEmpty, !fields.contains(field) { fields.append(field) }
      }
    self = argument == Self.namesMark || fields.isEmpty ? .names : .fields(fields)
  }

  private static let allMark = "*"
  private static let namesMark = "?"
}
