/// A vertical alignment.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom

  /// The first line of each view at the same height.
  public static var firstTextBaseline: VerticalAlignment { .top }
  /// The last line of each view at the same height.
  public static var lastTextBaseline: VerticalAlignment { .bottom }

  func offset(_ height: Int, in rect: Rect) -> Int {
    switch self {
    case .top: rect.minY
    case .center: rect.minY + (rect.height - height) / 2
    case .bottom: rect.maxY - height
    }
  }
}
