import Foundation
import SampleServices
import Testing

@Suite struct ExamplesTests {
  @Test(
    arguments: [
      (.github, "/users/nobody", "ada-sample, octo-sample"),
      (.github, "/repos/octo-sample/nothing", "ada-sample/"),
      (.reqres, "/api/users/99", "1 to 12"), (.rickandmorty, "/api/character/9999", "1 to 826"),
      (.numbers, "/nothing/at/all/here", "42"),
    ] as [(SampleService, String, String)]
  )
  func `a response with status 404 names what exists`(service: SampleService, path: String, start: String)
    async throws
  {
    try await SampleServices.run { services in
      let reply = try await services.get(service, path)
      #expect(reply.status == 404)
      #expect(reply.header("X-Examples")?.hasPrefix(start) == true)
    }
  }

  @Test(
    arguments: [
      (.reqres, "/api/users"), (.rickandmorty, "/api/character"),
      (.coinmarketcap, "/v1/cryptocurrency/listings/latest"),
    ] as [(SampleService, String)]
  )
  func `a list that is missing has no items to name`(service: SampleService, path: String) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(service, path, headers: ["X-Sample-Fault": "status=404"])
      #expect(reply.status == 404)
      #expect(reply.header("X-Examples") == nil)
    }
  }

  @Test func `other responses name nothing`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.github, "/users/octo-sample")
      #expect(reply.header("X-Examples") == nil)
    }
  }
}
