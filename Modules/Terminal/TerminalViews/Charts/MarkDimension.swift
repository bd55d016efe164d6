/// A length of a mark in a ``Chart``.
public struct MarkDimension: Hashable, Sendable {
  enum Kind: Hashable { case automatic, ratio(Double), fixed(Double), inset(Double) }

  let kind: Kind

  /// The length that a mark has by default.
  public static let automatic = MarkDimension(kind: .automatic)

  /// Returns a part of the largest length.
  ///
  /// - Parameter ratio: The part, from 0 to 1.
  public static func ratio(_ ratio: Double) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

  /// Returns a length.
  ///
  /// - Parameter length: The length, in columns of the terminal.
  public static func fixed(_ length: Double) -> MarkDimension { MarkDimension(kind: .fixed(length)) }

  /// Returns the largest length less another.
  ///
  /// - Parameter inset: The other length, in columns of the terminal.
  public static func inset(_ inset: Double) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// Returns the length.
  ///
  /// - Parameters:
  ///   - largest: The largest length.
  ///   - automatic: The length by default.
  func length(of largest: Double, automatic: Double) -> Double {
    let length =
      switch kind {
      case .automatic: automatic
      case .ratio(let ratio): largest * ratio
      case .fixed(let length): length
      case .inset(let inset): largest - inset
      }
    return length.isNaN ? automatic : min(max(length, 0), largest)
  }
}
