import ComposableArchitecture
import Models
import ServiceClient
import TemplateFeature
import TerminalUI
import Testing

/// The screen while it is used.
@MainActor
struct TemplateViewTests {
  @Test func `return shows the details and escape the list`() async {
    let app = app()
    await app.settle()
    await app.press(.downArrow)
    await app.press(.return)
    #expect(app.text.contains("The second item."))
    await app.press(.escape)
    #expect(app.text.contains("First"))
    #expect(!app.text.contains("The second item."))
  }

  @Test func `a search leaves the items that match`() async {
    let app = app()
    await app.settle()
    await app.press("/")
    await app.type("sec")
    #expect(!app.text.contains("First"))
    #expect(app.text.contains("Second"))
  }

  @Test func `a failure is shown beside the old items`() async {
    let answers = LockIsolated<[Result<[ServiceItem], APIError>]>([.success([.mock]), .failure(.timedOut)])
    let app = app { try answers.withValue { $0.removeFirst() }.get() }
    await app.settle()
    await app.press("r")
    #expect(app.text.contains("✗"))
    #expect(app.text.contains("First"))
  }

  private func app(
    items: @escaping @Sendable () async throws -> [ServiceItem] = { [.mock, .mock2] }
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
