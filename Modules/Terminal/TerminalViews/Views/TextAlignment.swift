/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// Returns the column at which a line begins.
  func offset(_ width: Int, in area: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (area - width) / 2)
    case .trailing: max(0, area - width)
    }
  }
}
