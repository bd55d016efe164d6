import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import ServiceClient
import SessionRecording

/// `template list`: all items.
public struct TemplateListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the items.",
    aliases: ["ls"]
  )
  public static let examples = ["-L 5", "--json=name"]

  /// Set it to true with a client that asks a service: the embedded services start then.
  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @OptionGroup var limit: LimitOption

  public init() {}

  public func perform(output: Output) async throws {
    guard try output.wantsData(ServiceItem.columns) else { return }
    let store = Store(initialState: TemplateFeature.State()) { TemplateFeature().recorded() }
    await store.send(.task).finish()
    _ = try store.load.outcome()
    try output.list(
      limit.prefix(store.items),
      of: store.items.count,
      columns: ServiceItem.columns,
      noun: "items",
      empty: "There are no items."
    )
  }
}
