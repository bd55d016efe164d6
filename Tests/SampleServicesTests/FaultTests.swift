import Foundation
import LoopbackServer
import SampleServices
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct FaultTests {
  private static let paths: [(service: SampleService, path: String)] = [
    (.reqres, "/api/users/1"), (.github, "/users/octo-sample"), (.rickandmorty, "/api/character"),
    (.coinmarketcap, "/v1/cryptocurrency/listings/latest"), (.coingecko, "/coins/markets?vs_currency=usd"),
    (.numbers, "/42"),
  ]

  @Test func `a header asks for a fault in one request`() async throws {
    try await SampleServices.run { services in
      for (service, path) in Self.paths {
        let struck = try await services.get(service, path, headers: ["X-Sample-Fault": "status=503"])
        #expect(struck.status == 503, "\(service)")
        #expect(try await services.get(service, path).status == 200, "\(service)")
      }
    }
  }

  @Test func `the query asks for a fault in one request`() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await services.get(.github, "/users/octo-sample?sample_fault=status=502").status == 502)
      #expect(try await services.get(.github, "/users/octo-sample?sample_fault=fact:reset").status == 200)
    }
  }

  @Test func `a mistake in a requested fault is explained`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.numbers, "/42", headers: ["X-Sample-Fault": "explode"])
      #expect(reply.status == 400)
      #expect(reply.text.hasPrefix("there is no fault 'explode': choose from status=CODE"))
    }
  }

  @Test func `a fault of the server strikes only its services`() async throws {
    try await SampleServices.run(faults: SampleFault.parse("coins:status=500")) { services async throws in
      for (service, path) in Self.paths {
        let expected = [.coinmarketcap, .coingecko].contains(service) ? 500 : 200
        #expect(try await services.get(service, path).status == expected, "\(service)")
      }
    }
  }

  @Test func `a counted fault is over after that many requests`() async throws {
    try await SampleServices.run(faults: SampleFault.parse("fact:status=503*2")) { services in
      var statuses: [Int] = []
      for _ in 0..<4 { statuses.append(try await services.get(.numbers, "/42").status) }
      #expect(statuses == [503, 503, 200, 200])
    }
  }

  @Test(arguments: [200, 204, 300, 302, 400, 401, 402, 403, 404, 410, 418, 422, 429, 500, 503, 599])
  func `every service can be made to answer any status`(status: Int) async throws {
    try await SampleServices.run(faults: [SampleFault(effects: [.status(status)])]) { services async throws in
      for (service, path) in Self.paths {
        #expect(try await services.get(service, path).status == status, "\(service)")
      }
    }
  }

  @Test func `latency is waited for`() async throws {
    let clock = RecordingClock()
    try await SampleServices.run(clock: clock) { services async throws in
      #expect(try await services.get(.numbers, "/42?sample_fault=latency=50ms").status == 200)
      #expect(clock.sleeps == [.milliseconds(50)])
    }
  }

  @Test func `a dripped answer arrives whole`() async throws {
    let clock = RecordingClock()
    try await SampleServices.run(clock: clock) { services in
      let whole = try await services.get(.numbers, "/42")
      let dripped = try await services.get(.numbers, "/42?sample_fault=drip=1ms")
      #expect(dripped.body == whole.body)
      #expect(clock.sleeps == Array(repeating: .milliseconds(1), count: whole.body.count))
    }
  }

  @Test func `a truncated answer breaks off`() async throws {
    try await SampleServices.run { services in
      for (service, path) in Self.paths {
        await #expect(throws: URLError.self, "\(service)") {
          try await services.get(service, path, headers: ["X-Sample-Fault": "truncate"])
        }
      }
    }
  }

  @Test func `a reset loses the connection`() async throws {
    try await SampleServices.run { services in
      for (service, path) in Self.paths {
        let error = await #expect(throws: URLError.self, "\(service)") {
          try await services.get(service, path, headers: ["X-Sample-Fault": "reset"])
        }
        #expect(error?.code == .networkConnectionLost, "\(service)")
      }
    }
  }

  @Test func `a reset is one and no mere end of the connection`() async throws {
    try await SampleServices.run { services in
      let connection = try RawConnection(port: services.port)
      connection.send("GET /numbers/42?sample_fault=reset HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
      let error = await #expect(throws: POSIXError.self) { try await connection.read().get() }
      #expect(error?.code == .ECONNRESET)
    }
  }

  @Test func `a wrong shape is valid JSON without anything that was requested`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.coingecko, "/coins/markets?vs_currency=usd&sample_fault=shape")
      #expect(reply.status == 200)
      #expect(try reply.json.keys == ["data", "timestamp"])
    }
  }

  @Test func `a web page stands in for an answer`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.numbers, "/42?sample_fault=html")
      #expect(reply.status == 200)
      #expect(reply.header("Content-Type")?.hasPrefix("text/html") == true)
      #expect(reply.text.hasPrefix("<!DOCTYPE html>"))
    }
  }

  @Test func `an empty answer has no body`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.reqres, "/api/users/1?sample_fault=empty")
      #expect(reply.status == 200)
      #expect(reply.body.isEmpty)
    }
  }

  @Test func `faults add up`() async throws {
    let clock = RecordingClock()
    try await SampleServices.run(clock: clock) { services in
      let reply = try await services.get(
        .reqres,
        "/api/users/1",
        headers: ["X-Sample-Fault": "latency=30ms+status=429"]
      )
      #expect(reply.status == 429)
      #expect(clock.sleeps == [.milliseconds(30)])
    }
  }
}
