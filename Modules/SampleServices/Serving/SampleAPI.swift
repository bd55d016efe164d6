/// What one of the sample services answers.
protocol SampleAPI: Sendable {
  /// The answer to a request that nothing goes wrong with.
  func response(to request: SampleRequest) -> SampleResponse

  /// The answer with a status, as the service words it.
  func failure(status: Int, for request: SampleRequest) -> SampleResponse

  /// The answer when the limit is used up.
  func rateLimited(for request: SampleRequest) -> SampleResponse

  /// The answer when requests come too fast.
  func secondaryRateLimited(for request: SampleRequest) -> SampleResponse
}

extension SampleAPI {
  func rateLimited(for request: SampleRequest) -> SampleResponse { failure(status: 429, for: request) }
  func secondaryRateLimited(for request: SampleRequest) -> SampleResponse { rateLimited(for: request) }
}
