import Foundation

/// A failure with a message written by the command: one sentence for the user, and the exit status.
///
///     throw CommandFailure("user 23 does not exist; try 1 to 12", status: .notFound)
public struct CommandFailure: Error, Equatable, LocalizedError, Sendable {
  /// A message that says what failed and what to do. It is one line without the command's name.
  public var message: String
  /// The exit status.
  public var status: CommandStatus

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: A message that says what failed and what to do.
  ///   - status: The exit status.
  public init(_ message: String, status: CommandStatus = .failure) {
    self.message = message
    self.status = status
  }

  public var errorDescription: String? { message }

  /// Returns a failure for a mistake on the command line. The message names the option or argument.
  public static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message, status: .usage)
  }
}
