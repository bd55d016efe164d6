/// The way in which scrolling hides a keyboard. It has no effect on a terminal.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
