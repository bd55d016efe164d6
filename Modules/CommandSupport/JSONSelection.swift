/// Which fields `--json` prints.
public enum JSONSelection: Equatable, Sendable {
  /// `--json`: every field.
  case all
  /// `--json=`: no data, only the names of the fields.
  case names
  /// `--json=a,b`: the named fields, in the order in which they are named.
  case fields([String])

  /// Rewrites `--json` so that it can be parsed as an option with a value.
  ///
  /// The parser knows no option whose value may be left out, so that a bare `--json` would swallow the
  /// argument after it. Arguments after `--` are left alone.
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
