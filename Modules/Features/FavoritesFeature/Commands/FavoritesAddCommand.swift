import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import SessionRecording

/// `favorites add`: makes a repository a favorite.
public struct FavoritesAddCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Make a repository a favorite."
  )

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: ArgumentHelp("The repository.", valueName: "owner/name")) var name: String

  public init() {}

  public func perform(output: Output) async throws {
    let store = Store(initialState: FavoritesFeature.State()) { FavoritesFeature().recorded() }
    guard case .added(let repository, let isNew) = try await store.change(.addSubmitted(name)) else { return }
    try output.note("\(repository.fullName) is a favorite \(isNew ? "now" : "already")")
  }
}
