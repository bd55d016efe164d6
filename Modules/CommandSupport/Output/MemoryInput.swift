import Platform

/// An input that consists of given lines.
public final class MemoryInput: CommandInput {
  public let isTerminal: Bool
  private let lines: Mutex<[String]>

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - lines: The lines that are read, in order.
  ///   - isTerminal: Whether it acts as a terminal.
  public init(_ lines: [String] = [], isTerminal: Bool = false) {
    self.lines = Mutex(lines)
    self.isTerminal = isTerminal
  }

  public func line() async throws -> String? {
    lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
