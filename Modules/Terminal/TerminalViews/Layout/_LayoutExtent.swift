import Foundation

/// A type of the sizes of a ``Layout``.
public protocol _LayoutExtent {
  /// The type of rectangles with such a size.
  associatedtype _Bounds

  /// The nearest numbers of columns and rows.
  var _inCells: Size { get }

  /// Returns a rectangle of the screen.
  ///
  /// - Parameter rect: The rectangle in cells.
  static func _bounds(_ rect: Rect) -> _Bounds
}

extension Size: _LayoutExtent {
  public var _inCells: Size { self }
  public static func _bounds(_ rect: Rect) -> Rect { rect }
}

extension CGSize: _LayoutExtent {
  public var _inCells: Size { Size(width: Int(cells: width), height: Int(cells: height)) }
  public static func _bounds(_ rect: Rect) -> CGRect { CGRect(rect) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(
      origin: CGPoint(x: CGFloat(rect.minX), y: CGFloat(rect.minY)),
      size: CGSize(rect.size)
    )
  }
}
