/// Whether text can be selected. It has no effect on a terminal.
public struct TextSelectability: Hashable, Sendable {
  private let name: String

  public static let enabled = TextSelectability(name: "enabled")
  public static let disabled = TextSelectability(name: "disabled")
}
