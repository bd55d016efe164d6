import ArgumentParser

/// Transforms for options and arguments that reject numbers out of bounds.
///
///     @Option(help: "…", transform: Bounds.atLeast(1)) var page: Int = 1
///
/// The messages don't name the option, because the parser does.
public enum Bounds {
  /// Parses a whole number.
  ///
  /// - Throws: A `ValidationError` that says why the text isn't a whole number.
  public static func wholeNumber(_ text: String) throws -> Int {
    let number = try clampedNumber(text)
    guard number.isExact else {
      throw ValidationError("\(text) is out of range: it must be between \(Int.min) and \(Int.max)")
    }
    return number.value
  }

  /// Parses a whole number, or the nearest one that an `Int` can hold.
  private static func clampedNumber(_ text: String) throws -> (value: Int, isExact: Bool) {
    if let number = Int(text) { return (number, true) }
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw ValidationError("'\(text)' isn't a whole number")
    }
    return (text.first == "-" ? .min : .max, false)
  }

  /// Returns a transform that accepts whole numbers from a minimum on.
  public static func atLeast(_ minimum: Int) -> @Sendable (String) throws -> Int {
    { text in
      let number = try clampedNumber(text)
      guard number.value >= minimum else { throw ValidationError("it must be at least \(minimum)") }
      guard number.isExact else { throw ValidationError("it must be at most \(Int.max)") }
      return number.value
    }
  }

  /// Returns a transform that accepts whole numbers in a range.
  public static func within(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      let number = try clampedNumber(text).value
      guard range.contains(number) else {
        throw ValidationError("it must be between \(range.lowerBound) and \(range.upperBound)")
      }
      return number
    }
  }
}
