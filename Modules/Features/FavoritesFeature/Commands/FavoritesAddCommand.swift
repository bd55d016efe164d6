import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `favorites add`: makes repositories favorites.
public struct FavoritesAddCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Make repositories favorites."
  )
  public static let fields = FavoriteChange.columns.fieldNames()
  public static let examples = [
    "octo-sample/sample-kit", "https://github.com/octo-sample/sample-kit",
  ]
  public static let variables = [
    EnvironmentVariable("GH_TOKEN, GITHUB_TOKEN", "The key for GitHub. Most requests work without one."),
    EnvironmentVariable("GITHUB_API_URL", "The address of GitHub's API."),
  ]

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(
    help: ArgumentHelp("The repositories, or their addresses on GitHub.", valueName: "owner/name"),
    transform: RepositoryName.argument
  )
  var names: [RepositoryName]

  public init() {}

  public func perform(output: Output) async throws {
    let store = Store(initialState: FavoritesFeature.State()) { FavoritesFeature().recorded() }
    var changes: [FavoriteChange] = []
    var missing: [RepositoryName] = []
    var examples: String?
    do {
      for name in names {
        output.progress("\(name)")
        guard let change = try await store.addFavorite(name) else {
          missing.append(name)
          if case .service(.notFound(_, _, let found), _) = store.state.change.error { examples = found }
          continue
        }
        if changes.contains(where: { $0.repository.id == change.repository.id }) { continue }
        changes.append(change)
        let isNew = change.kind == .added
        try output.note("\(change.repository.fullName) is a favorite \(isNew ? "now" : "already")")
      }
    } catch {
      // The favorites that were added before stay.
      if !changes.isEmpty { try output.changes(changes) }
      throw error
    }
    try output.changes(changes)
    guard missing.isEmpty else { throw CommandFailure.missing(missing, examples: examples) }
  }
}

extension Store<FavoritesFeature.State, FavoritesFeature.Action> {
  /// Adds a favorite.
  ///
  /// - Returns: The change; `nil` if there is no such repository.
  fileprivate func addFavorite(_ name: RepositoryName) async throws -> FavoriteChange? {
    let change = try await change(.addSubmitted(name.description))
    if case .service(.notFound, _) = state.change.error { return nil }
    guard case .added(let repository, let isNew) = change else { throw CancellationError() }
    return FavoriteChange(repository: repository, kind: isNew ? .added : .unchanged)
  }
}

extension CommandFailure {
  fileprivate static func missing(_ names: [RepositoryName], examples: String?) -> CommandFailure {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let sentence =
      names.count == 1
      ? "there is no repository \(list) on GitHub" : "there are no repositories \(list) on GitHub"
    let renamed = names.count == 1 ? " (no longer, if it was renamed)" : ""
    let advice = examples.map { "; try \($0.sanitized)" } ?? "\(renamed); check the spelling"
    return CommandFailure("\(sentence)\(advice)", status: .notFound)
  }
}
