import ArgumentParser

/// The option of every command, and of every program in front of its commands, that records the session.
///
/// ``CommandRunner`` takes it out of the command line, wherever it stands; it is declared for the help.
public struct RecordOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Write each action to this file, with its time, its cause and what it changed; 'replay' replays the file. "
        + "An earlier recording in it is replaced.",
      valueName: "file"
    )
  )
  var record: String?

  public init() {}

  /// The command line without the option, and the option's value, the last one if there are several.
  ///
  /// - Parameter arguments: The command line, without the program's name. What comes after `--` is left alone.
  static func extracted(from arguments: [String]) -> (path: String?, others: [String]) {
    var path: String?
    var others: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        others.append(argument)
        break
      } else if argument == "--record", let value = rest.first, value.first != "-" {
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
