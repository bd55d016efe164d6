import ArgumentParser
import CommandSupport
import ComposableArchitecture
import SessionRecording

/// `favorites clear`: removes all favorites.
public struct FavoritesClearCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Remove all favorites."
  )

  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  public init() {}

  public func perform(output: Output) async throws {
    let store = Store(initialState: FavoritesFeature.State()) { FavoritesFeature().recorded() }
    guard case .cleared(let count) = try await store.change(.clearButtonTapped) else { return }
    try output.note(
      count == 0 ? "there were no favorites" : "removed \(count) favorite\(count == 1 ? "" : "s")"
    )
  }
}
