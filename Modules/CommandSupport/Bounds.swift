import ArgumentParser

/// Transforms that refuse numbers out of bounds, for options and arguments.
///
///     @Option(help: "…", transform: Bounds.atLeast(1)) var page: Int = 1
///
/// The parser's message names the option, so that these need not.
public enum Bounds {
  /// Accepts whole numbers from a minimum on.
  public static func atLeast(_ minimum: Int) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = Int(text) else { throw ValidationError("'\(text)' is no whole number.") }
      guard number >= minimum else { throw ValidationError("It must be at least \(minimum).") }
      return number
    }
  }

  /// Accepts whole numbers in a range.
  public static func within(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = Int(text) else { throw ValidationError("'\(text)' is no whole number.") }
      guard range.contains(number) else {
        throw ValidationError("It must be between \(range.lowerBound) and \(range.upperBound).")
      }
      return number
    }
  }
}
