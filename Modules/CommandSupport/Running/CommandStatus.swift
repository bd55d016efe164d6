/// The exit status of a command.
public enum CommandStatus: Int32, CaseIterable, Error, Sendable {
  /// The command succeeded. An empty list is a success too.
  case success = 0
  /// A failure without a more specific status, such as a server error or an unreadable response.
  case failure = 1
  /// The command line is wrong.
  case usage = 2
  /// The service couldn't be reached, or didn't respond in time.
  case network = 3
  /// The service requires credentials, or rejected those it was given.
  case authentication = 4
  /// The requested item doesn't exist.
  case notFound = 5
  /// The service accepts no more requests for a while.
  case rateLimited = 6
  /// The user pressed Ctrl-C.
  case interrupted = 130
  /// The process was asked to end (`SIGTERM`).
  case terminated = 143

  /// The meaning, for users.
  var meaning: String {
    switch self {
    case .success: "Success. An empty list is a success too."
    case .failure: "Any other failure, such as a server error or an unreadable answer."
    case .usage: "The command line, or a variable, is wrong."
    case .network: "The service could not be reached, or did not answer in time."
    case .authentication: "The service requires a key, or refuses the one it was given."
    case .notFound: "The requested item does not exist."
    case .rateLimited: "The service accepts no more requests for a while."
    case .interrupted: "The user pressed Ctrl-C."
    case .terminated: "The process was asked to end (SIGTERM)."
    }
  }

  /// The statuses with a few words each.
  static let overview = [
    "0 success, 1 failure, 2 usage, 3 network, 4 authentication, 5 not found,",
    "6 rate limited, 130 interrupted, 143 terminated.",
  ]
}
