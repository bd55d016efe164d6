/// The fields to print with `--json`.
public enum JSONSelection: Equatable, Sendable {
  /// `--json`: all fields.
  case all
  /// `--json=`: only the names of the fields, without data.
  case names
  /// `--json=a,b`: the named fields, in this order.
  case fields([String])

  /// Rewrites `--json` so that it can be parsed as an option with a value.
  ///
  /// The parser doesn't support options with an optional value: a bare `--json` would consume the argument
  /// after it. Arguments after `--` are left alone.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  /// - Complexity: O(*n*) in the number of arguments.
  static func normalized(_ arguments: [String]) -> [String] {
    var isTerminated = false
    return arguments.map { argument in
      if argument == "--" { isTerminated = true }
      return switch argument {
      case _ where isTerminated: argument
      case "--json": "--json=\(allMark)"
      case "--json=": "--json=\(namesMark)"
      default: argument
      }
    }
  }

  init(argument: String) {
    self =
      switch argument {
      case Self.allMark: .all
      case Self.namesMark, "": .names
      default:
        .fields(
          argument.split(separator: ",", omittingEmptySubsequences: true)
            .map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
        )
      }
  }

  private static let allMark = "*"
  private static let namesMark = "?"
}
