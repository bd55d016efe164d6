/// The shape of a rectangle's round corners. It has no effect on a terminal.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}
