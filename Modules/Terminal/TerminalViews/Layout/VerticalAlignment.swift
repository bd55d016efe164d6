import Foundation

/// A vertical alignment.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom
  /// An alignment that an app has made.
  case _custom(_CustomAlignment)

  /// - Parameter id: The type with the position at which views are aligned.
  public init(_ id: any AlignmentID.Type) { self = ._custom(_CustomAlignment(id)) }

  /// The first line of each view at the same height.
  public static var firstTextBaseline: VerticalAlignment { .top }
  /// The last line of each view at the same height.
  public static var lastTextBaseline: VerticalAlignment { .bottom }

  func offset(_ height: Int, in rect: Rect) -> Int {
    switch self {
    case .top: rect.minY
    case .center: rect.minY + (rect.height - height) / 2
    case .bottom: rect.maxY - height
    case ._custom: rect.minY + position(in: rect.size) - position(in: Size(width: 1, height: height))
    }
  }

  /// Returns the row of a view that is aligned, unless the view has a guide.
  func position(in size: Size) -> Int {
    switch self {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case ._custom(let custom): custom.position(in: size)
    }
  }
}
