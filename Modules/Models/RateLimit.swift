import Foundation

/// The remaining allowance of a service.
public struct RateLimit: Codable, Equatable, Hashable, Sendable {
  public var limit: Int
  public var remaining: Int
  /// The time at which the allowance is full again.
  public var reset: Date

  public init(limit: Int, remaining: Int, reset: Date) {
    self.limit = limit
    self.remaining = remaining
    self.reset = reset
  }
}

extension RateLimit {
  public static let mock = RateLimit(
    limit: 60,
    remaining: 59,
    reset: Date(timeIntervalSince1970: 1_700_003_600)
  )
}
