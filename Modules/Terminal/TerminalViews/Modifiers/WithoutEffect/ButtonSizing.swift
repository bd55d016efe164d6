/// The width of a button. It has no effect on a terminal, where a button is as wide as its label.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
}
