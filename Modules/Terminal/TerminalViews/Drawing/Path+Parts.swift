import Foundation

extension Path {
  /// Returns a part of the path, along its lines.
  ///
  /// - Parameters:
  ///   - from: The beginning, from 0 to 1.
  ///   - to: The end, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = lines()
    func length(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(other.x - one.x, other.y - one.y) }
    let whole = lines.reduce(0) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
    }
    let (first, last) = (min(max(from, 0), 1) * whole, min(max(to, 0), 1) * whole)
    var path = Path()
    var passed: CGFloat = 0
    for line in lines {
      var isConnected = false
      for (start, end) in zip(line, line.dropFirst()) {
        let here = length(start, end)
        defer { passed += here }
        let (low, high) = (max(first - passed, 0), min(last - passed, here))
        guard here > 0, low < high else { continue }
        func point(_ distance: CGFloat) -> CGPoint {
          CGPoint(
            x: start.x + (end.x - start.x) * distance / here,
            y: start.y + (end.y - start.y) * distance / here
          )
        }
        if !isConnected { path.move(to: point(low)) }
        path.addLine(to: point(high))
        isConnected = true
      }
    }
    return path
  }

  /// Returns the path turned around a point. Since a row is about as high as two columns, it keeps its form.
  func turned(by angle: Angle, around center: CGPoint) -> Path {
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    return Path { path in
      for line in lines() {
        path.addLines(
          line.map { point in
            let (x, y) = (point.x - center.x, (point.y - center.y) * 2)
            return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + (x * sine + y * cosine) / 2)
          }
        )
      }
    }
  }
}
