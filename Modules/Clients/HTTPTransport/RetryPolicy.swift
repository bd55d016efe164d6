/// When a request is sent again, and after how long. Only `GET` requests ever are.
public struct RetryPolicy: Equatable, Sendable {
  /// How often a request is sent at most; 1 is never again.
  public var maximumAttempts: Int
  /// The pause before the second attempt. Each further pause is twice as long.
  public var firstDelay: Duration
  /// The longest pause. A service that asks for a longer one gets none, and the caller learns at once when
  /// to come back.
  public var longestDelay: Duration
  /// The pause after a refusal for too many requests which does not say how long to wait.
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

  /// Every request is sent once.
  public static let never = RetryPolicy(maximumAttempts: 1)

  /// The pause before another attempt, or `nil` where it would be too long.
  ///
  /// - Parameters:
  ///   - attempt: How many attempts there were.
  ///   - requested: How long the service asks us to wait.
  ///   - isRateLimit: Whether the service refused for too many requests.
  func delay(afterAttempt attempt: Int, requested: Duration?, isRateLimit: Bool) -> Duration? {
    let factor = 1 << min(max(attempt - 1, 0), 16)
    let usual = min(firstDelay * factor, longestDelay)
    let delay = requested ?? (isRateLimit ? rateLimitDelay : nil) ?? usual
    return delay <= longestDelay ? max(delay, .zero) : nil
  }
}
