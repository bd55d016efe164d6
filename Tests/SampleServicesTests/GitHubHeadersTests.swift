import Foundation
import SampleServices
import Testing

@Suite struct GitHubHeadersTests {
  @Test func `the limit counts down`() async throws {
    try await SampleServices.run { services in
      for used in 1...3 {
        let reply = try await services.get(.github, "/users/ada-sample")
        #expect(reply.header("x-ratelimit-limit") == "60")
        #expect(reply.header("x-ratelimit-used") == "\(used)")
        #expect(reply.header("x-ratelimit-remaining") == "\(60 - used)")
        #expect(reply.header("x-ratelimit-resource") == "core")
      }
    }
  }

  @Test func `the limit is reset within the hour`() async throws {
    let before = Date().timeIntervalSince1970
    try await SampleServices.run { services in
      let reply = try await services.get(.github, "/users/ada-sample")
      let after = Date().timeIntervalSince1970
      let reset = try #require(reply.header("x-ratelimit-reset").flatMap(Double.init))
      #expect(before < reset && reset <= after + 3_600)
    }
  }

  @Test func `a token has a separate, higher limit`() async throws {
    try await SampleServices.run { services in
      _ = try await services.get(.github, "/users/ada-sample")
      let reply = try await services.get(
        .github,
        "/users/ada-sample",
        headers: ["Authorization": "Bearer any"]
      )
      #expect(reply.header("x-ratelimit-limit") == "5000")
      #expect(reply.header("x-ratelimit-used") == "1")
    }
  }

  @Test func `search has its own limit`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.github, "/search/repositories?q=tiny")
      #expect(reply.header("x-ratelimit-limit") == "10")
      #expect(reply.header("x-ratelimit-resource") == "search")
    }
  }

  @Test func `asking for the limit does not count`() async throws {
    try await SampleServices.run { services in
      _ = try await services.get(.github, "/users/ada-sample")
      for _ in 0..<2 {
        let json = try await services.get(.github, "/rate_limit").json
        #expect(json.rate?.used == 1)
        #expect(json.resources?.core?.remaining == 59)
        #expect(json.resources?.search?.limit == 10)
      }
    }
  }

  @Test func `samples never run out`() async throws {
    try await SampleServices.run { services in
      for _ in 0..<25 {
        let reply = try await services.get(.github, "/search/repositories?q=tiny")
        #expect(reply.status == 200)
        #expect(reply.header("x-ratelimit-remaining") != "0")
      }
    }
  }

  @Test func `an unchanged answer is not sent again`() async throws {
    try await SampleServices.run { services in
      let first = try await services.get(.github, "/users/ada-sample")
      let tag = try #require(first.header("ETag"))
      #expect(tag.hasPrefix("W/\""))
      let second = try await services.get(.github, "/users/ada-sample", headers: ["If-None-Match": tag])
      #expect(second.status == 304)
      #expect(second.body.isEmpty)
      #expect(second.header("ETag") == tag)
      let other = try await services.get(.github, "/users/octo-sample", headers: ["If-None-Match": tag])
      #expect(other.status == 200)
    }
  }

  @Test func `an unchanged answer is free only with a token`() async throws {
    try await SampleServices.run { services in
      for (token, expected) in [(nil, "2"), ("Bearer any", "1")] {
        var headers = token.map { ["Authorization": $0] } ?? [:]
        let first = try await services.get(.github, "/users/ada-sample", headers: headers)
        headers["If-None-Match"] = first.header("ETag")
        let second = try await services.get(.github, "/users/ada-sample", headers: headers)
        #expect(second.status == 304)
        #expect(second.header("x-ratelimit-used") == expected)
      }
    }
  }

  @Test func `tags differ from token to token`() async throws {
    try await SampleServices.run { services in
      let tags = try await [nil, "Bearer one", "Bearer two"].asyncMap { token in
        try await services.get(
          .github,
          "/users/ada-sample",
          headers: token.map { ["Authorization": $0] } ?? [:]
        ).header("ETag")
      }
      #expect(Set(tags).count == 3)
    }
  }

  @Test func `an invalid token is refused`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(
        .github,
        "/users/ada-sample",
        headers: ["Authorization": "Bearer invalid"]
      )
      #expect(reply.status == 401)
      #expect(try reply.json.message == "Bad credentials")
      #expect(try reply.json.status == "401")
    }
  }

  @Test func `a request without a user agent is forbidden in plain text`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.github, "/users/ada-sample", headers: ["User-Agent": ""])
      #expect(reply.status == 403)
      #expect(reply.header("Content-Type")?.hasPrefix("text/plain") == true)
      #expect(reply.text.contains("make sure your request has a User-Agent header"))
    }
  }

  @Test(arguments: [("2022-11-28", 200), ("2026-03-10", 200), ("2019-01-01", 410)])
  func `only supported versions are answered`(version: String, status: Int) async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(
        .github,
        "/users/ada-sample",
        headers: ["X-GitHub-Api-Version": version]
      )
      #expect(reply.status == status)
    }
  }

  @Test func `the used up limit says until when`() async throws {
    try await SampleServices.run(faults: SampleFault.parse("repos:rate-limit")) { services in
      let reply = try await services.get(.github, "/users/ada-sample")
      #expect(reply.status == 403)
      #expect(reply.header("x-ratelimit-remaining") == "0")
      #expect(reply.header("x-ratelimit-reset") != nil)
      #expect(try reply.json.message?.asString?.hasPrefix("API rate limit exceeded for") == true)
    }
  }

  @Test func `the secondary limit says for how long`() async throws {
    try await SampleServices.run(faults: SampleFault.parse("repos:secondary-rate-limit")) { services in
      let reply = try await services.get(.github, "/users/ada-sample")
      #expect(reply.status == 429)
      #expect(reply.header("Retry-After") == "60")
      #expect(reply.header("x-ratelimit-remaining") != "0")
      #expect(try reply.json.message?.asString?.contains("secondary rate limit") == true)
    }
  }
}

extension Array {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result]
  {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
