/// Whether a part of a view is shown.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}
