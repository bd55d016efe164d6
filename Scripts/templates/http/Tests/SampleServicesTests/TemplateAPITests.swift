import SampleServices
import Testing

@Suite struct TemplateAPITests {
  @Test func `items are listed and shown, and faults apply`() async throws {
    try await SampleServices.run { services in
      #expect(try await services.get(.theProperty, "/items").status == 200)
      #expect(try await services.get(.theProperty, "/items/2").text.contains("Second"))
      #expect(try await services.get(.theProperty, "/items/9").status == 404)
      #expect(try await services.get(.theProperty, "/items", headers: ["x-api-key": "invalid"]).status == 401)
      let fault = ["X-Sample-Fault": "thesample:status=503"]
      #expect(try await services.get(.theProperty, "/items", headers: fault).status == 503)
    }
  }
}
