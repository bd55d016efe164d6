import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import ServiceClient
import SessionRecording

/// `template list`: the items.
public struct TemplateListCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the items.",
    aliases: ["ls"]
  )
  public static let fields = ServiceItem.columns.fieldNames()
  public static let examples = ["-L 5", "--search first", "--json=name"]
  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @OptionGroup var limit: LimitOption

  @Option(name: .shortAndLong, help: ArgumentHelp("Only the items with this in their names.", valueName: "text"))
  var search = ""

  public init() {}

  public func perform(output: Output) async throws {
    let store = Store(initialState: TemplateFeature.State(searchText: search)) { TemplateFeature().recorded() }
    await store.send(.task).finish()
    _ = try store.load.outcome()
    try output.list(
      limit.prefix(store.items),
      of: store.items.count,
      columns: ServiceItem.columns,
      noun: "items",
      empty: search.isEmpty ? "There are no items." : "No item matches '\(search)'."
    )
  }
}
