import Foundation
import LoopbackServer
import SampleServices
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct StartingTests {
  @Test func `every service answers under its own path`() async throws {
    try await SampleServices.run { services in
      let index = try await get(services.origin).json
      for service in SampleService.allCases {
        let url = services.baseURL(for: service)
        #expect(url.absoluteString == "http://127.0.0.1:\(services.port)/\(service.name)")
        #expect(index.keys.contains(service.name))
      }
      #expect(index.keys.count == SampleService.allCases.count)
    }
  }

  @Test func `a path of no service is not found`() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await get(services.origin.appending(path: "weather")).status == 404)
    }
  }

  @Test func `a free port is found for each of many`() async throws {
    let first = try await SampleServices.start()
    let second = try await SampleServices.start()
    #expect(first.port != second.port)
    await first.stop()
    #expect(try await second.get(.reqres, "/api/users/1").status == 200)
    await second.stop()
  }

  @Test func `a port that is in use is an error that names it`() async throws {
    try await SampleServices.run { services in
      let error = await #expect(throws: SampleServicesError.self) {
        try await SampleServices.start(port: services.port)
      }
      #expect(error == .portInUse(services.port))
      #expect(error?.localizedDescription.contains("port \(services.port) is in use") == true)
    }
  }

  @Test func `the given port is the one that is served`() async throws {
    let port = try FixedPort.next()
    try await SampleServices.run(port: port) { services async throws in
      #expect(services.port == port)
      #expect(try await services.get(.reqres, "/api/users/1").status == 200)
    }
  }

  @Test func `nothing listens after stopping`() async throws {
    let services = try await SampleServices.start(port: FixedPort.next())
    await services.stop()
    await services.stop()
    await #expect(throws: URLError.self) { try await services.get(.reqres, "/api/users/1") }
  }

  @Test(.timeLimit(.minutes(30))) func `the port can be had again after stopping`() async throws {
    let port = try FixedPort.next()
    for _ in 1...2 {
      let services = try await start(port)
      #expect(try await services.get(.reqres, "/api/users/1").status == 200)
      await services.stop()
    }
  }

  /// Starts the services once the port is free. A process that another test starts has a copy of each socket until it
  /// runs its program, so a port may be in use for a moment after it was given back.
  private func start(_ port: UInt16) async throws -> SampleServices.Running {
    while true {
      do {
        return try await SampleServices.start(port: port)
      } catch {
        guard error == .portInUse(port) else { throw error }
      }
      await Task.yield()
    }
  }

  @Test func `stopping does not wait for a slow answer`() async throws {
    let clock = SuspendedClock()
    let services = try await SampleServices.start(clock: clock)
    async let slow = services.get(.reqres, "/api/users/1", headers: ["X-Sample-Fault": "latency=1s"])
    await clock.waitUntilSleeping()
    await services.stop()
    #expect((try? await slow)?.status != 200)
  }

  @Test func `running stops the services whatever happens`() async throws {
    struct Interruption: Error {}
    let port = try FixedPort.next()
    await #expect(throws: Interruption.self) {
      try await SampleServices.run(port: port) { _ in throw Interruption() }
    }
    let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
    await #expect(throws: URLError.self) { try await get(url) }
  }

  @Test func `only reading is answered`() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.reqres, "/api/users", method: "POST")
      #expect(reply.status == 405)
      #expect(reply.header("Allow") == "GET, HEAD")
    }
  }

  @Test func `the headers alone can be asked for`() async throws {
    try await SampleServices.run { services in
      let whole = try await services.get(.reqres, "/api/users/1")
      let head = try await services.get(.reqres, "/api/users/1", method: "HEAD")
      #expect(head.status == 200)
      #expect(head.body.isEmpty)
      #expect(head.header("Content-Length") == "\(whole.body.count)")
    }
  }
}
