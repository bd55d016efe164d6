/// Something that goes wrong on purpose.
///
/// A fault can be given to ``SampleServices/start(port:faults:)`` for every request, or ride on a single
/// request as the header `X-Sample-Fault` or the query item `sample_fault`. ``parse(_:)`` describes how
/// faults are written.
public struct SampleFault: Hashable, Sendable {
  /// One thing that goes wrong.
  public enum Effect: Hashable, Sendable {
    /// Answers with the status, and the body that the service has for it.
    case status(Int)
    /// Waits before it answers.
    case latency(Duration)
    /// Answers one byte at a time, waiting before each.
    case drip(Duration)
    /// Announces the whole body, sends half of it and closes the connection.
    case truncate
    /// Answers 200 with valid JSON of a shape that no service has.
    case shape
    /// Answers 200 with a web page.
    case html
    /// Answers 200 with no body.
    case empty
    /// Resets the connection in place of answering.
    case reset
    /// Answers as the service does when its limit is used up.
    case rateLimit
    /// Answers with GitHub's secondary limit; like ``rateLimit`` on every other service.
    case secondaryRateLimit
  }

  /// The services that it strikes.
  public var services: Set<SampleService>
  /// What goes wrong, all at once.
  public var effects: [Effect]
  /// How many requests it strikes before it is over; nil for all.
  public var count: Int?

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - services: The services that it strikes.
  ///   - effects: What goes wrong, all at once.
  ///   - count: How many requests it strikes before it is over; nil for all.
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
