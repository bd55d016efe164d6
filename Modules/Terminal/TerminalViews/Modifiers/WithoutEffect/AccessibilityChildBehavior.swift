/// The part that the views within an element have for a screen reader. It has no effect on a terminal.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  case ignore, contain, combine
}
