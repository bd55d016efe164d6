/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}
