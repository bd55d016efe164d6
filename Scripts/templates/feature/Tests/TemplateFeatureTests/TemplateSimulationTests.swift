import ComposableArchitecture
import Models
import ServiceClient
import Simulation
import TemplateFeature
import Testing

@MainActor
struct TemplateSimulationTests {
  @Test func `no order of answers leaves the list loading`() async {
    await simulate(TemplateFeature.State()) {
      TemplateFeature()
    } dependencies: {
      $0.serviceClient.items = {
        try await answer("items", .value([.mock, .mock2]), .value([]), .failure(APIError.timedOut))
      }
    } user: { _ in
      [.task, .refreshButtonTapped]
    } always: { state in
      #expect(state.items.count <= 2)
    }
  }
}
