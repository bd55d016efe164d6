import Foundation

/// Generates dates.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator of dates from a closure.
  ///
  /// - Parameter generate: Returns the current date.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  /// Returns a generator that always returns the same date.
  public static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }

  /// The current date. Setting it makes the generator return that date from then on.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Returns the current date.
  public func callAsFunction() -> Date { generate() }
}
