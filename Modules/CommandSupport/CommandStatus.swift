/// How a command ends, as the shell sees it.
public enum CommandStatus: Int32, CaseIterable, Error, Sendable {
  /// The command did what it was asked to do; an empty list is a success too.
  case success = 0
  /// Any failure that has no status of its own: a server error, an answer that cannot be read.
  case failure = 1
  /// The command line is wrong.
  case usage = 2
  /// The service could not be reached, or did not answer in time.
  case network = 3
  /// The service wants credentials, or refused those it was given.
  case authentication = 4
  /// The thing asked for does not exist.
  case notFound = 5
  /// The service answers no more requests for a while.
  case rateLimited = 6
  /// Somebody pressed Ctrl-C.
  case interrupted = 130
}
