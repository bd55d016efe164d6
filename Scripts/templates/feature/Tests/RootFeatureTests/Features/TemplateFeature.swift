import ComposableArchitecture
import RootFeature
import ServiceClient
import TemplateFeature

extension TabSample {
  static let theProperty = TabSample(
    tab: .theProperty,
    firstAction: .theProperty(.task),
    client: "ServiceClient"
  ) { dependencies, _, log in
    dependencies.serviceClient.items = {
      log("ServiceClient")
      return [.mock, .mock2]
    }
  }
}
