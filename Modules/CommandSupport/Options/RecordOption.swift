import ArgumentParser

/// The option that records the session. It works with every command, and in front of a program's commands.
///
/// ``CommandRunner`` removes it from the command line at any position. It is declared here only for the help.
public struct RecordOption: ParsableArguments, Sendable {
  @Option(help: Self.help, completion: .file()) var record: String?

  /// The help of the option, also where it is one of the common options.
  static let help = ArgumentHelp(
    "Write each action to this file, with its time, cause and changes; 'replay' replays the file. "
      + "An existing recording is replaced.",
    valueName: "file"
  )

  public init() {}

  /// Returns the command line without the option, and the option's last value.
  ///
  /// - Parameter arguments: The command line, without the program's name. Arguments after `--` are left
  ///   alone.
  static func extracted(from arguments: [String]) -> (path: String?, others: [String]) {
    var path: String?
    var others: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        others.append(argument)
        break
      } else if argument == "--record", let value = rest.first, value.first != "-" || value == "-" {
        path = value
        rest.removeFirst()
      } else if argument.hasPrefix("--record=") {
        path = String(argument.dropFirst("--record=".count))
      } else {
        others.append(argument)
      }
    }
    return (path, others + rest)
  }
}
