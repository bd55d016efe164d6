import Foundation

nonisolated extension Shape {
  /// Returns the shape with a size, from the top left of its area.
  ///
  /// - Parameter size: The size, in cells.
  public func size(_ size: CGSize) -> some Shape {
    PlacedShape(shape: self) { CGRect(origin: $0.origin, size: size) }
  }

  /// Returns the shape with a size, from the top left of its area.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape with a size, at a place in its area.
  ///
  /// - Parameters:
  ///   - size: The size, in cells.
  ///   - anchor: The part of the area at which the same part of the shape is.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    PlacedShape(shape: self) { rect in
      CGRect(
        x: rect.minX + (rect.width - size.width) * CGFloat(anchor.x),
        y: rect.minY + (rect.height - size.height) * CGFloat(anchor.y),
        width: size.width,
        height: size.height
      )
    }
  }

  /// Returns the shape beside its place.
  ///
  /// - Parameters:
  ///   - x: The number of columns to the right.
  ///   - y: The number of rows down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    PlacedShape(shape: self) { $0.offsetBy(dx: x, dy: y) }
  }

  /// Returns the shape in another size.
  ///
  /// - Parameters:
  ///   - x: The factor of the width.
  ///   - y: The factor of the height.
  ///   - anchor: The part of the area that stays.
  public func scale(x: CGFloat, y: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    PlacedShape(shape: self) { rect in
      CGRect(
        x: rect.minX + rect.width * (1 - x) * CGFloat(anchor.x),
        y: rect.minY + rect.height * (1 - y) * CGFloat(anchor.y),
        width: rect.width * x,
        height: rect.height * y
      )
    }
  }

  /// Returns the shape in another size.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The part of the area that stays.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

/// A shape in another area.
private nonisolated struct PlacedShape<Content: Shape>: Shape {
  let shape: Content
  let area: (CGRect) -> CGRect

  @MainActor func path(in rect: CGRect) -> Path { shape.path(in: area(rect)) }
}
