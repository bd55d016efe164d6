/// An edge of a rectangle.
public enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
