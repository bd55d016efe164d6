/// Command lines that succeed.
enum Commands {
  static let all =
    remote + [["favorites", "list"], ["favorites", "clear", "--yes"], ["--help"], ["--version"]]

  /// The command lines that send requests to a service.
  static let remote =
    withKeys + [["characters", "list"], ["characters", "show", "1"], ["fact", "42"]]

  /// One command line of each feature that sends requests to a service.
  static let ofEachFeature = [
    ["profile", "show", "3"], ["repos", "list", "ada-sample"],
    ["favorites", "add", "ada-sample/quiet-router"],
    ["user", "show", "octo-sample"], ["characters", "list"], ["coins", "list"], ["fact", "42"],
  ]

  /// The command lines that send requests to a service with keys.
  static let withKeys = [
    ["profile", "show", "3"], ["profile", "list"], ["repos", "list", "ada-sample"],
    ["user", "show", "octo-sample"], ["coins", "list"], ["coins", "show", "BTC"],
    ["favorites", "add", "ada-sample/quiet-router"],
  ]

  /// The command lines that print lists.
  static let lists = [
    ["profile", "list"], ["repos", "list", "ada-sample"], ["characters", "list"], ["coins", "list"],
    ["favorites", "list"],
  ]

  /// The command lines that print a single record.
  static let details = [
    ["profile", "show", "3"], ["user", "show", "octo-sample"], ["coins", "show", "BTC"], ["fact", "42"],
    ["characters", "show", "1"],
  ]

  /// Runs an operation on several command lines at once. They spend most of their time waiting.
  static func concurrently(
    _ commands: [[String]],
    _ body: @escaping @Sendable ([String]) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for arguments in commands { group.addTask { try await body(arguments) } }
      try await group.waitForAll()
    }
  }
}
