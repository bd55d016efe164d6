import SampleServices
import Testing

@Suite struct TemplateAPITests {
  @Test func `items are listed and shown, and faults apply`() async throws {
    try await SampleServices.run { services in
      let list = try await services.get(.theProperty, "/items")
      #expect(list.status == 200)
      let item = try await services.get(.theProperty, "/items/2")
      #expect(item.text.contains("Second"))
      let missing = try await services.get(.theProperty, "/items/9")
      #expect(missing.status == 404)
      let refused = try await services.get(.theProperty, "/items", headers: ["x-api-key": "invalid"])
      #expect(refused.status == 401)
      let fault = ["X-Sample-Fault": "thesample:status=503"]
      let failing = try await services.get(.theProperty, "/items", headers: fault)
      #expect(failing.status == 503)
    }
  }
}
