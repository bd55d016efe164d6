/// A direction of layout.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
