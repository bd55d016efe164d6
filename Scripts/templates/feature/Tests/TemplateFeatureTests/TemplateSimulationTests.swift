import ComposableArchitecture
import Models
import ServiceClient
import Simulation
import TemplateFeature
import Testing

@MainActor
struct TemplateSimulationTests {
  @Test func `no order of answers leaves the list or the details loading`() async {
    await simulate(TemplateFeature.State()) {
      TemplateFeature()
    } dependencies: {
      $0.serviceClient.items = {
        try await answer("items", .value([.mock, .mock2]), .value([]), .failure(APIError.timedOut))
      }
      $0.serviceClient.item = { _ in
        try await answer("item", .value(.mock), .failure(APIError.timedOut))
      }
    } user: { state in
      state.detail == nil
        ? [.task, .refreshButtonTapped, .itemTapped(id: 1), .binding(.set(\.searchText, "f"))]
        : [.detail(.presented(.refreshButtonTapped)), .detail(.presented(.closeButtonTapped))]
    } always: { state in
      #expect(state.items.count <= 2)
    }
  }
}
