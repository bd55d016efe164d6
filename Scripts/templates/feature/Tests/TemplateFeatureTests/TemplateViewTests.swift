import ComposableArchitecture
import Models
import ServiceClient
import TemplateFeature
import TerminalUI
import Testing

/// The screen while it is used.
@MainActor
struct TemplateViewTests {
  @Test func itemsAreListed() async {
    let app = app { [.mock, .mock2] }
    await app.settle()
    #expect(app.frame.lines.prefix(3) == ["The Title", "   1 First", "   2 Second"])
    #expect(app.frame.lines.last == "r Refresh")
  }

  @Test func aFailureStandsBesideWhatWasThere() async {
    let answers = LockIsolated<[Result<[ServiceItem], APIError>]>([.success([.mock]), .failure(.timedOut)])
    let app = app { try answers.withValue { $0.removeFirst() }.get() }
    await app.settle()
    await app.press("r")
    #expect(app.text.contains("✗ the service took too long to answer"))
    #expect(app.text.contains("   1 First"))
  }

  private func app(
    items: @escaping @Sendable () async throws -> [ServiceItem]
  ) -> ViewDriver<TemplateFeature.State, TemplateFeature.Action> {
    ViewDriver(initialState: TemplateFeature.State()) {
      TemplateFeature()
    } withDependencies: {
      $0.serviceClient.items = items
    } view: {
      TemplateView(store: $0)
    }
  }
}
