/// The things that happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// Returns the entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
