/// The prominence of a section's header. It has no effect on a terminal.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}
