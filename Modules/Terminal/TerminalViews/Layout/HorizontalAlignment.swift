import Foundation

/// A horizontal alignment.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// An alignment that an app has made.
  case _custom(_CustomAlignment)

  /// - Parameter id: The type with the position at which views are aligned.
  public init(_ id: any AlignmentID.Type) { self = ._custom(_CustomAlignment(id)) }

  func offset(_ width: Int, in rect: Rect) -> Int {
    switch self {
    case .leading: rect.minX
    case .center: rect.minX + (rect.width - width) / 2
    case .trailing: rect.maxX - width
    case ._custom: rect.minX + position(in: rect.size) - position(in: Size(width: width, height: 1))
    }
  }

  /// Returns the column of a view that is aligned, unless the view has a guide.
  func position(in size: Size) -> Int {
    switch self {
    case .leading: 0
    case .center: size.width / 2
    case .trailing: size.width
    case ._custom(let custom): custom.position(in: size)
    }
  }
}
