/// The corner of a line. It has no effect on a terminal.
public enum CGLineJoin: Hashable, Sendable {
  case miter, round, bevel
}
