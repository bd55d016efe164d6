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
    if let number = Int(text) { return number }
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw ValidationError("'\(text)' isn't a whole number")
    }
    throw ValidationError("\(text) is out of range: it must be between \(Int.min) and \(Int.max)")
  }

  /// Returns a transform that accepts whole numbers from a minimum on.
  public static func atLeast(_ minimum: Int) -> @Sendable (String) throws -> Int {
    { text in
      let number = try wholeNumber(text)
      guard number >= minimum else { throw ValidationError("it must be at least \(minimum)") }
      return number
    }
  }

  /// Returns a transform that accepts whole numbers in a range.
  public static func within(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      let number = try wholeNumber(text)
      guard range.contains(number) else {
        throw ValidationError("it must be between \(range.lowerBound) and \(range.upperBound)")
      }
      return number
    }
  }
}
