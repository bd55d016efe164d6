/// A position on the screen, in columns and rows from the top left.
public struct Point: Hashable, Sendable {
  public var x: Int
  public var y: Int

  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}

/// A number of columns and rows.
public struct Size: Hashable, Sendable {
  public var width: Int
  public var height: Int

  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  static let zero = Size(width: 0, height: 0)
}

/// A rectangle on the screen.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  /// - Parameters:
  ///   - origin: The top left cell.
  ///   - size: The number of columns and rows.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  var minX: Int { origin.x }
  var minY: Int { origin.y }
  var maxX: Int { origin.x + size.width }
  var maxY: Int { origin.y + size.height }
  var width: Int { size.width }
  var height: Int { size.height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x,
      y: y,
      width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y)
    )
  }

  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

/// Distances from the four edges, in cells.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Int
  public var leading: Int
  public var bottom: Int
  public var trailing: Int

  /// - Parameters:
  ///   - top: Rows from the top.
  ///   - leading: Columns from the left.
  ///   - bottom: Rows from the bottom.
  ///   - trailing: Columns from the right.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
