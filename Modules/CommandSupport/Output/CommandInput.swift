/// The input of a command, for questions to the user.
public protocol CommandInput: Sendable {
  /// Whether the input is a terminal.
  var isTerminal: Bool { get }
  /// Waits for a line and returns it, without its line break; `nil` at the end of the input.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while waiting.
  func line() async throws -> String?
}
