import Foundation
import JSONValues
import NIOHTTP1

/// The handler that passes each request to its service, and applies the faults to the response.
struct SampleHandler: Sendable {
  private let apis: [String: (service: SampleService, api: any SampleAPI)]
  private let faults: FaultCounter
  private let clock: any Clock<Duration>

  init(faults: [SampleFault], clock: any Clock<Duration>) {
    self.clock = clock
    self.faults = FaultCounter(faults)
    apis = Dictionary(
      uniqueKeysWithValues: SampleService.allCases.map { ($0.name, (service: $0, api: $0.api())) }
    )
  }

  /// Returns the reply to a request, after the delay that its faults ask for.
  ///
  /// - Throws: `CancellationError`.
  func reply(to head: HTTPRequestHead) async throws -> SampleReply {
    var request = SampleRequest(head)
    guard head.method == .GET || head.method == .HEAD else {
      return SampleReply(
        response: .text(
          "Only GET is answered here.",
          status: 405,
          headers: [(name: "Allow", value: "GET, HEAD")]
        )
      )
    }
    guard let (service, api) = request.route.first.flatMap({ apis[$0] }) else {
      return SampleReply(
        response: request.route == [""] ? index(request) : .text("There is no such service.", status: 404)
      )
    }
    request.route.removeFirst()

    let plan: FaultPlan
    do {
      plan = FaultPlan(
        try requestedEffects(request, service: service) + faults.effects(forNextRequestTo: service)
      )
    } catch {
      return SampleReply(response: .text(error.localizedDescription, status: 400))
    }
    var response = plan.replacement(for: request, from: api) ?? api.response(to: request)
    if response.status == 404, let examples = api.examples(for: request) {
      response.headers.append((name: "X-Examples", value: examples))
    }
    let delay = plan.latency + response.delay
    if delay > .zero { try await clock.sleep(for: delay) }
    let isHead = head.method == .HEAD
    return SampleReply(response: response, delivery: isHead ? .headOnly : delivery(plan.delivery))
  }

  private func delivery(_ delivery: FaultPlan.Delivery) -> SampleReply.Delivery {
    switch delivery {
    case .whole: .whole
    case .truncated: .truncated
    case .drip(let interval): .drip { [clock] in try await clock.sleep(for: interval) }
    case .reset: .reset
    }
  }

  private func requestedEffects(
    _ request: SampleRequest,
    service: SampleService
  ) throws -> [SampleFault.Effect] {
    let texts = [request.header("X-Sample-Fault"), request.value("sample_fault")]
    return try texts.compactMap { $0 }.flatMap { try SampleFault.parse($0) }
      .filter { $0.services.contains(service) }.flatMap(\.effects)
  }

  private func index(_ request: SampleRequest) -> SampleResponse {
    let addresses = SampleService.allCases.map { ($0.name, JSONValue.string("\(request.origin)/\($0.name)")) }
    return .json(.object(Dictionary(uniqueKeysWithValues: addresses)))
  }
}
