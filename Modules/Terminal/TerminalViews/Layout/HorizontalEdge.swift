/// The left or the right edge.
public enum HorizontalEdge: Hashable, Sendable {
  case leading, trailing
}
