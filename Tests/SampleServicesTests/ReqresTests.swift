import Foundation
import LoopbackServer
import SampleServices
import Testing

@Suite struct ReqresTests {
  @Test func `a user comes with all fields`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.reqres, "/api/users/3")
      #expect(reply.header("Content-Type")?.hasPrefix("application/json") == true)
      let user = try reply.json.data
      #expect(user?.keys == ["id", "email", "first_name", "last_name", "avatar"])
      #expect(user?.id == 3)
      #expect(user?.first_name == "Ada")
      #expect(user?.last_name == "Sample")
      #expect(user?.email == "ada.sample@reqres.in")
      #expect(user?.avatar == "https://reqres.in/img/faces/3-image.jpg")
      #expect(try reply.json.support != nil)
    }
  }

  @Test func `there are twelve users with addresses in ASCII`() async throws {
    try await SampleServices.run { services in
      let page = try await services.get(.reqres, "/api/users?per_page=100").json
      #expect(page.data?.asArray.map(\.id) == (1...12).map { .double(Double($0)) })
      for email in page.data?.asArray.compactMap(\.email?.asString) ?? [] {
        #expect(email.allSatisfy { $0.isASCII && !$0.isWhitespace })
      }
    }
  }

  @Test func `the pages hold six users each`() async throws {
    try await SampleServices.run { services in
      for page in 1...2 {
        let json = try await services.get(.reqres, "/api/users?page=\(page)").json
        #expect(json.page == .double(Double(page)))
        #expect(json.per_page == 6)
        #expect(json.total == 12)
        #expect(json.total_pages == 2)
        #expect(json.data?.asArray.compactMap(\.id?.asNumber) == (1...6).map { Double((page - 1) * 6 + $0) })
      }
    }
  }

  @Test func `another page size changes the number of pages`() async throws {
    try await SampleServices.run { services in
      let json = try await services.get(.reqres, "/api/users?page=3&per_page=5").json
      #expect(json.total_pages == 3)
      #expect(json.data?.asArray.count == 2)
    }
  }

  @Test func `a page beyond the last is empty`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.reqres, "/api/users?page=3")
      #expect(reply.status == 200)
      #expect(try reply.json.data == .array([]))
    }
  }

  @Test(arguments: ["/api/users/13", "/api/users/0", "/api/users/nobody", "/api/planets"])
  func `what does not exist is an empty object`(path: String) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.reqres, path)
      #expect(reply.status == 404)
      #expect(reply.text == "{}")
      #expect(reply.header("Content-Type")?.hasPrefix("application/json") == true)
    }
  }

  @Test func `any key is accepted but the invalid one`() async throws {
    try await SampleServices.run { services in
      #expect(try await services.get(.reqres, "/api/users/1", headers: ["x-api-key": "mine"]).status == 200)
      let refused = try await services.get(.reqres, "/api/users/1", headers: ["x-api-key": "invalid"])
      #expect(refused.status == 401)
      #expect(try refused.json.error == "missing_api_key")
      #expect(try refused.json.keys == ["error", "message", "hint", "next_steps"])
      let forbidden = try await services.get(.reqres, "/api/users/1", headers: ["x-api-key": "forbidden"])
      #expect(forbidden.status == 403)
      #expect(try forbidden.json.keys == ["error"])
    }
  }

  @Test func `the limit has no retry after`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.reqres, "/api/users/1?sample_fault=rate-limit")
      #expect(reply.status == 429)
      #expect(try reply.json.error == "rate_limit_exceeded")
      #expect(reply.header("Retry-After") == nil)
    }
  }

  @Test func `a servers failure is a web page`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.reqres, "/api/users/1?sample_fault=status=599")
      #expect(reply.status == 599)
      #expect(reply.header("Content-Type")?.hasPrefix("text/html") == true)
    }
  }

  @Test func `a delay is waited for`() async throws {
    let clock = RecordingClock()
    try await SampleServices.run(clock: clock) { services async throws in
      #expect(try await services.get(.reqres, "/api/users/1?delay=1").status == 200)
      #expect(clock.sleeps == [.seconds(1)])
    }
  }
}
