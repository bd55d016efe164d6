/// The responses of one sample service.
protocol SampleAPI: Sendable {
  /// Returns the response to a request without faults.
  func response(to request: SampleRequest) -> SampleResponse

  /// Returns the service's response with a status.
  func failure(status: Int, for request: SampleRequest) -> SampleResponse

  /// Returns existing items, for the response to a request for a missing one; `nil` to name none.
  func examples(for request: SampleRequest) -> String?

  /// Returns the response when the rate limit is exceeded.
  func rateLimited(for request: SampleRequest) -> SampleResponse

  /// Returns the response when requests come too fast.
  func secondaryRateLimited(for request: SampleRequest) -> SampleResponse
}

extension SampleAPI {
  func examples(for request: SampleRequest) -> String? { nil }

  func rateLimited(for request: SampleRequest) -> SampleResponse { failure(status: 429, for: request) }
  func secondaryRateLimited(for request: SampleRequest) -> SampleResponse { rateLimited(for: request) }
}
