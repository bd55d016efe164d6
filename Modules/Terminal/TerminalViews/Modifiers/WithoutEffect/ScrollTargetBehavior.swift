/// The places at which scrolling ends. It has no effect on a terminal.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String

  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
  public static let paging = ScrollTargetBehavior(name: "paging")
}
