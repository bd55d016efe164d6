extension Output {
  /// Whether the user can be asked.
  public var canAsk: Bool { context.standardInput.isTerminal && context.standardError.isTerminal }

  /// Asks the user a question, and waits for the answer.
  ///
  /// - Parameter question: The question. It is made safe for a terminal.
  /// - Returns: Whether the answer is yes. No answer counts as no.
  /// - Throws: `CancellationError` if the user interrupts the command.
  public func confirm(_ question: String) async throws -> Bool {
    try Task.checkCancellation()
    progress.pause()
    defer { progress.resume() }
    try context.standardError.write(TerminalText.line(question) + " [y/N] ")
    let answer = try await context.standardInput.line()
    if answer == nil { try context.standardError.write("\n") }
    return ["y", "yes"].contains((answer ?? "").lowercased().filter { !$0.isWhitespace })
  }
}
