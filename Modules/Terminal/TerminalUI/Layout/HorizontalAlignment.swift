/// A horizontal alignment.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  func offset(_ width: Int, in rect: Rect) -> Int {
    switch self {
    case .leading: rect.minX
    case .center: rect.minX + (rect.width - width) / 2
    case .trailing: rect.maxX - width
    }
  }
}
