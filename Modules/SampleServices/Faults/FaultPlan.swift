import JSONValues

/// The combined effect of the faults on one request.
struct FaultPlan {
  /// The way the response is sent.
  enum Delivery: Equatable {
    case whole, truncated, reset
    case drip(Duration)
  }

  var latency = Duration.zero
  var delivery = Delivery.whole
  private var replacement: SampleFault.Effect?

  init(_ effects: [SampleFault.Effect]) {
    for effect in effects {
      switch effect {
      case .latency(let duration): latency += duration
      case .drip(let interval): delivery = .drip(interval)
      case .truncate: delivery = .truncated
      case .reset: delivery = .reset
      case .status, .shape, .html, .empty, .rateLimit, .secondaryRateLimit: replacement = effect
      }
    }
  }

  /// Returns the response to send instead of the right one, or `nil` to send the right one.
  func replacement(for request: SampleRequest, from api: some SampleAPI) -> SampleResponse? {
    switch replacement {
    case .status(let status): api.failure(status: status, for: request)
    case .rateLimit: api.rateLimited(for: request)
    case .secondaryRateLimit: api.secondaryRateLimited(for: request)
    case .shape: .json(Self.wrongShape)
    case .html: .html(SamplePage.parked)
    case .empty: SampleResponse(status: 200, type: "application/json", body: [])
    case .latency, .drip, .truncate, .reset, nil: nil
    }
  }

  // The response of a discontinued service: status 200, valid JSON, and nothing that was requested.
  private static let wrongShape: JSONValue = [
    "data": ["message": "This service has been discontinued. Thank you for everything."],
    "timestamp": 1_743_400_000_000,
  ]
}
