import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Models
import ServiceClient
import SessionRecording

/// `template show`: the details of one item.
public struct TemplateShowCommand: FeatureCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show an item by its id."
  )
  public static let fields = ServiceItem.columns.fieldNames()
  public static let examples = ["1", "1 --json=name"]
  public static let usesServices = false

  @OptionGroup(title: "Common Options") public var common: CommonOptions

  @Argument(help: ArgumentHelp("The item's id, from 1.", valueName: "id"), transform: Bounds.atLeast(1))
  var id: Int

  public init() {}

  public func perform(output: Output) async throws {
    let store = Store(initialState: TemplateDetailFeature.State(id: id)) { TemplateDetailFeature().recorded() }
    await store.send(.task).finish()
    guard let item = try store.load.outcome() else { return }
    try output.detail(item, columns: ServiceItem.columns)
  }
}
