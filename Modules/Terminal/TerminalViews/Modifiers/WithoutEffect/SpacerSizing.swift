/// The size of a space in a bar. It has no effect on a terminal, where the items of a bar stand beside each other.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  public static let fixed = SpacerSizing(name: "fixed")
  public static let flexible = SpacerSizing(name: "flexible")
}
