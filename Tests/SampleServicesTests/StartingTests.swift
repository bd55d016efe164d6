import Foundation
import SampleServices
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct StartingTests {
  @Test func everyServiceAnswersUnderItsOwnPath() async throws {
    try await SampleServices.run { services in
      let index = try await get(services.origin).json
      for service in SampleService.allCases {
        let url = services.baseURL(for: service)
        #expect(url.absoluteString == "http://127.0.0.1:\(services.port)/\(service.rawValue)")
        #expect(index.keys.contains(service.rawValue))
      }
      #expect(index.keys.count == SampleService.allCases.count)
    }
  }

  @Test func aPathOfNoServiceIsNotFound() async throws {
    try await SampleServices.run { services async throws in
      #expect(try await get(services.origin.appending(path: "weather")).status == 404)
    }
  }

  @Test func aFreePortIsFoundForEachOfMany() async throws {
    let first = try await SampleServices.start()
    let second = try await SampleServices.start()
    #expect(first.port != second.port)
    await first.stop()
    #expect(try await second.get(.reqres, "/api/users/1").status == 200)
    await second.stop()
  }

  @Test func aPortThatIsInUseIsAnErrorThatNamesIt() async throws {
    try await SampleServices.run { services in
      let error = await #expect(throws: SampleServicesError.self) {
        try await SampleServices.start(port: services.port)
      }
      #expect(error == .portInUse(services.port))
      #expect(error?.localizedDescription.contains("port \(services.port) is in use") == true)
    }
  }

  @Test func theGivenPortIsTheOneThatIsServed() async throws {
    let first = try await SampleServices.start()
    await first.stop()
    let second = try await SampleServices.start(port: first.port)
    #expect(second.port == first.port)
    #expect(try await second.get(.reqres, "/api/users/1").status == 200)
    await second.stop()
  }

  @Test func nothingListensAfterStopping() async throws {
    let services = try await SampleServices.start()
    await services.stop()
    await services.stop()
    await #expect(throws: URLError.self) { try await services.get(.reqres, "/api/users/1") }
  }

  @Test func stoppingDoesNotWaitForASlowAnswer() async throws {
    let services = try await SampleServices.start()
    let slow = Task {
      try await services.get(.reqres, "/api/users/1", headers: ["X-Sample-Fault": "latency=600s"])
    }
    _ = try await services.get(.reqres, "/api/users/2")
    let start = ContinuousClock.now
    await services.stop()
    #expect(ContinuousClock.now - start < .seconds(60))
    slow.cancel()
    _ = await slow.result
  }

  @Test func runningStopsTheServicesWhateverHappens() async throws {
    struct Interruption: Error {}
    let port = Box()
    await #expect(throws: Interruption.self) {
      try await SampleServices.run { services in
        await port.set(services.port)
        throw Interruption()
      }
    }
    let again = try await SampleServices.start(port: await port.value)
    await again.stop()
  }

  @Test func onlyReadingIsAnswered() async throws {
    try await SampleServices.run { services in
      let reply = try await services.get(.reqres, "/api/users", method: "POST")
      #expect(reply.status == 405)
      #expect(reply.header("Allow") == "GET, HEAD")
    }
  }

  @Test func theHeadersAloneCanBeAskedFor() async throws {
    try await SampleServices.run { services in
      let whole = try await services.get(.reqres, "/api/users/1")
      let head = try await services.get(.reqres, "/api/users/1", method: "HEAD")
      #expect(head.status == 200)
      #expect(head.body.isEmpty)
      #expect(head.header("Content-Length") == "\(whole.body.count)")
    }
  }

  private actor Box {
    var value: UInt16 = 0
    func set(_ value: UInt16) { self.value = value }
  }
}
