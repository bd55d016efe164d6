import ArgumentParser
import Foundation

/// An option or an argument of a command, as the parser describes it.
struct ArgumentInfo: Decodable {
  enum Kind: String, Decodable { case positional, option, flag }

  private struct Name: Decodable {
    var kind: String
    var name: String
  }

  private struct Values: Decodable {
    struct List: Decodable { var values: [String] }
    struct Nothing: Decodable {}

    var list: List?
    var file: Nothing?
    var directory: Nothing?
  }

  var kind: Kind
  var shouldDisplay: Bool
  var isRepeating: Bool
  var abstract: String?
  private var names: [Name]?
  private var completionKind: Values?

  /// The names, as users type them.
  var spellings: [String] {
    (names ?? []).map { $0.kind == "long" ? "--\($0.name)" : "-\($0.name)" }
  }

  /// The values, if they are known; otherwise none.
  var values: [String] { completionKind?.list?.values ?? [] }

  /// Whether the value is the path of a file.
  var completesFiles: Bool { completionKind?.file != nil || completionKind?.directory != nil }

  /// Whether it is an option for fields, whose value may be missing.
  var takesFields: Bool { RecordFormat.allCases.contains { spellings.contains($0.option) } }

  /// Returns the options and arguments of a command without those of its subcommands.
  static func all(of command: any ParsableArguments.Type) -> [ArgumentInfo] {
    struct Tool: Decodable {
      struct Command: Decodable { var arguments: [ArgumentInfo]? }
      var command: Command
    }
    let tool = try? JSONDecoder().decode(Tool.self, from: Data(command._dumpHelp().utf8))
    return tool?.command.arguments ?? []
  }
}
