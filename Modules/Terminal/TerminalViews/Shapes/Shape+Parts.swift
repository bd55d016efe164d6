import Foundation

nonisolated extension Shape {
  /// Returns the shape of a part of the outline.
  ///
  /// - Parameters:
  ///   - startFraction: The beginning, from 0 to 1.
  ///   - endFraction: The end, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(shape: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// Returns the shape turned.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The place that stays.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(shape: self) { path, rect in
      let center = CGPoint(
        x: rect.minX + rect.width * CGFloat(anchor.x),
        y: rect.minY + rect.height * CGFloat(anchor.y)
      )
      return path.turned(by: angle, around: center)
    }
  }
}

/// A shape with another outline.
private nonisolated struct ChangedShape<Content: Shape>: Shape {
  let shape: Content
  let change: (Path, CGRect) -> Path

  @MainActor func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
}
