/// The end of a line. It has no effect on a terminal.
public enum CGLineCap: Hashable, Sendable {
  case butt, round, square
}
