/// The way in which a view with proportions is in an area with others.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of the view is in the area.
  case fit
  /// The view covers the area.
  case fill
}
