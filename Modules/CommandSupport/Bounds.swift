import ArgumentParser

/// Transforms that refuse numbers out of bounds, for options and arguments.
///
///     @Option(help: "…", transform: Bounds.atLeast(1)) var page: Int = 1
///
/// The parser's message names the option, so that these need not.
public enum Bounds {
  /// The whole number that a text is.
  ///
  /// - Throws: A `ValidationError` that says why it is none.
  public static func wholeNumber(_ text: String) throws -> Int {
    if let number = Int(text) { return number }
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw ValidationError("'\(text)' is no whole number.")
    }
    throw ValidationError("\(text) is out of range: it must be between \(Int.min) and \(Int.max).")
  }

  /// Accepts whole numbers from a minimum on.
  public static func atLeast(_ minimum: Int) -> @Sendable (String) throws -> Int {
    { text in
      let number = try wholeNumber(text)
      guard number >= minimum else { throw ValidationError("It must be at least \(minimum).") }
      return number
    }
  }

  /// Accepts whole numbers in a range.
  public static func within(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      let number = try wholeNumber(text)
      guard range.contains(number) else {
        throw ValidationError("It must be between \(range.lowerBound) and \(range.upperBound).")
      }
      return number
    }
  }
}
