/// A light or a dark look.
public enum ColorScheme: Hashable, Sendable {
  case light, dark
}
