/// Whether a button repeats its action while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

nonisolated extension View {
  /// Sets whether buttons repeat their action. It has no effect on a terminal, which repeats keys that are held.
  ///
  /// - Parameter behavior: The behavior.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Makes this view a section of the focus. It has no effect on a terminal, in which Tab moves between panes.
  public func focusSection() -> some View { self }
}
