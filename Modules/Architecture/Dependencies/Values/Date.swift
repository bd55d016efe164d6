import Foundation
import IssueReporting

extension DependencyValues {
  /// The source of the current date.
  ///
  /// ```swift
  /// @Dependency(\.date.now) var now
  /// ```
  ///
  /// In tests, asking it for a date without overriding it is an issue.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }

  private enum DateGeneratorKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
    static let testValue = DateGenerator {
      reportIssue(#"Unimplemented: @Dependency(\.date)"#)
      return Date()
    }
  }
}

/// Generates dates.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// A generator of dates from a closure.
  ///
  /// - Parameter generate: Returns the current date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always returns the same date.
  public static func constant(_ now: Date) -> DateGenerator {
    DateGenerator { now }
  }

  /// The current date. Setting it makes the generator return that date from then on.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The current date.
  public func callAsFunction() -> Date {
    generate()
  }
}
