/// The origin of coordinates.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top left of the view itself.
  case local
}
