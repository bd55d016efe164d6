/// The upper or the lower edge.
public enum VerticalEdge: Hashable, Sendable {
  case top, bottom
}
