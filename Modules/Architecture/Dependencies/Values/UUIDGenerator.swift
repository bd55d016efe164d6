import ConcurrencyExtras
import Foundation

/// Generates UUIDs.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator of UUIDs from a closure.
  ///
  /// - Parameter generate: Returns the next UUID.
  public init(_ generate: @escaping @Sendable () -> UUID) { self.generate = generate }

  /// A new generator of `00000000-0000-0000-0000-000000000000`, `…01`, `…02` and so on.
  public static var incrementing: UUIDGenerator {
    let next = LockIsolated(0)
    return UUIDGenerator {
      next.withValue { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  /// Returns a generator that always returns the same UUID.
  public static func constant(_ uuid: UUID) -> UUIDGenerator { UUIDGenerator { uuid } }

  /// Returns the next UUID.
  public func callAsFunction() -> UUID { generate() }
}
