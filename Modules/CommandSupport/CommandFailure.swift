import Foundation

/// A failure that a command words itself: one sentence for a person and the status to exit with.
///
///     throw CommandFailure("user 23 does not exist (reqres answered 404)", status: .notFound)
public struct CommandFailure: Error, Equatable, LocalizedError, Sendable {
  /// What went wrong, with which thing, and what to do. One line, without the command's name.
  public var message: String
  /// The status that the process exits with.
  public var status: CommandStatus

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: What went wrong, with which thing, and what to do.
  ///   - status: The status that the process exits with.
  public init(_ message: String, status: CommandStatus = .failure) {
    self.message = message
    self.status = status
  }

  public var errorDescription: String? { message }

  /// A mistake on the command line, which names the option or argument it is about.
  public static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message, status: .usage)
  }
}
