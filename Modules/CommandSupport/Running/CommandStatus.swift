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
}
