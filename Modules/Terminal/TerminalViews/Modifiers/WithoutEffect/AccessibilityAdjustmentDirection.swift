/// A direction in which a screen reader changes a value. It has no effect on a terminal.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
