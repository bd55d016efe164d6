/// The setting that determines when output is colored.
public enum ColorChoice: String, Choice {
  case auto, always, never

  /// Returns whether output to a stream is colored. A flag takes precedence over the environment.
  ///
  /// `NO_COLOR` counts when it is set and not empty (https://no-color.org).
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - environment: The environment variables of the process.
  public func allowsColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
  }
}
