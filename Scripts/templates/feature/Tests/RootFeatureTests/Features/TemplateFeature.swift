import ComposableArchitecture
import RootFeature
import ServiceClient
import TemplateFeature

extension TabSample {
  static let theProperty = TabSample(
    tab: .theProperty,
    firstAction: .theProperty(.task),
    client: "ServiceClient", link: ("template/bit", { $0.theProperty.searchText == "bit" })
  ) { dependencies, _, log in
    dependencies.serviceClient.items = {
      log("ServiceClient")
      return [.mock, .mock2]
    }
    dependencies.serviceClient.item = { _ in .mock2 }
  }
}
