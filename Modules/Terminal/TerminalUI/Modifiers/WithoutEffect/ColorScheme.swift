/// A light or a dark look. It has no effect on a terminal.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}
