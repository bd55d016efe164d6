import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `favorites clear`: removes all favorites.
public struct FavoritesClearCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Remove all favorites.",
    discussion: "Asks first on a terminal. Elsewhere, --yes must confirm it."
  )
  public static let fields = FavoriteChange.columns.fieldNames()
  public static let examples = ["", "--yes"]

  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Flag(name: .shortAndLong, help: "Remove them without a question.") var yes = false

  public init() {}

  public func perform(output: Output) async throws {
    guard yes || output.canAsk else {
      throw CommandFailure.usage(
        "'clear' removes all favorites and there is no terminal to ask; add --yes to confirm it"
      )
    }
    let store = Store(initialState: FavoritesFeature.State()) { FavoritesFeature().recorded() }
    try await store.loadFavorites()
    let favorites = store.favorites.value?.elements ?? []
    if !yes, !favorites.isEmpty {
      guard try await output.confirm("Remove \(Self.count(favorites.count))?") else {
        throw CommandFailure("nothing was removed")
      }
    }
    guard case .cleared(let count) = try await store.change(.clearButtonTapped) else { return }
    try output.note(count == 0 ? "there were no favorites" : "removed \(Self.count(count))")
    try output.changes(favorites.map { FavoriteChange(repository: $0, kind: .removed) })
  }

  private static func count(_ count: Int) -> String { "\(count) favorite\(count == 1 ? "" : "s")" }
}
