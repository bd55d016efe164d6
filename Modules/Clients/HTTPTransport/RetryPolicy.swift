/// The rules for repeating a request: when, and after which pause. Only `GET` requests are ever repeated.
public struct RetryPolicy: Equatable, Sendable {
  /// The maximum number of attempts; 1 means no retry.
  public var maximumAttempts: Int
  /// The pause before the second attempt. Each further pause is twice as long.
  public var firstDelay: Duration
  /// The longest pause. If a service asks for a longer one, the request fails at once with the time to wait.
  public var longestDelay: Duration
  /// The pause after a rate limit response that doesn't say how long to wait.
  public var rateLimitDelay: Duration?

  public init(
    maximumAttempts: Int = 3,
    firstDelay: Duration = .milliseconds(500),
    longestDelay: Duration = .seconds(5),
    rateLimitDelay: Duration? = nil
  ) {
    self.maximumAttempts = maximumAttempts
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.rateLimitDelay = rateLimitDelay
  }

  /// A policy that sends every request once.
  public static let never = RetryPolicy(maximumAttempts: 1)

  /// Returns the pause before another attempt, or `nil` if it would be too long.
  ///
  /// - Parameters:
  ///   - attempt: The number of attempts so far.
  ///   - requested: The pause that the service asks for.
  ///   - isRateLimit: Whether the service refused the request because of a rate limit.
  func delay(afterAttempt attempt: Int, requested: Duration?, isRateLimit: Bool) -> Duration? {
    let factor = 1 << min(max(attempt - 1, 0), 16)
    let usual = min(firstDelay * factor, longestDelay)
    let delay = requested ?? (isRateLimit ? rateLimitDelay : nil) ?? usual
    return delay <= longestDelay ? max(delay, .zero) : nil
  }
}
