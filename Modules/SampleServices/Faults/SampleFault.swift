/// A deliberate failure.
///
/// Faults can be passed to ``SampleServices/start(port:faults:)`` for every request, or sent with a single request in
/// the header `X-Sample-Fault` or the query item `sample_fault`. ``parse(_:)`` describes their syntax.
public struct SampleFault: Hashable, Sendable {
  /// One effect of a fault.
  public enum Effect: Hashable, Sendable {
    /// Responds with the status, and the service's body for it.
    case status(Int)
    /// Waits before responding.
    case latency(Duration)
    /// Sends the response one byte at a time, with a pause before each.
    case drip(Duration)
    /// Announces the whole body, sends half of it and closes the connection.
    case truncate
    /// Responds with 200 and valid JSON of a shape that no service has.
    case shape
    /// Responds with 200 and a web page.
    case html
    /// Responds with 200 and an empty body.
    case empty
    /// Resets the connection instead of responding.
    case reset
    /// Responds as the service does when its rate limit is exceeded.
    case rateLimit
    /// Responds with GitHub's secondary limit; like ``rateLimit`` on every other service.
    case secondaryRateLimit
  }

  /// The names of the services in faults, including those of the commands that use them.
  public static var serviceNames: [String] { SampleService.names }

  /// The affected services.
  public var services: Set<SampleService>
  /// The effects, all of which apply to each affected request.
  public var effects: [Effect]
  /// The number of requests to affect; `nil` for all.
  public var count: Int?

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - services: The affected services.
  ///   - effects: The effects, all of which apply to each affected request.
  ///   - count: The number of requests to affect; `nil` for all.
  public init(
    services: Set<SampleService> = Set(SampleService.allCases),
    effects: [Effect],
    count: Int? = nil
  ) {
    self.services = services
    self.effects = effects
    self.count = count
  }
}
