/// The size of a space in a bar. It has no effect on a terminal, where the items of a bar stand beside each other.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// A space of one size.
  public static let fixed = SpacerSizing(name: "fixed")
  /// A space that takes the room that is left.
  public static let flexible = SpacerSizing(name: "flexible")
}
