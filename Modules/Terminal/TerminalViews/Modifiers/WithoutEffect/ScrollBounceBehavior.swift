/// The way in which scrolling ends. It has no effect on a terminal.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
