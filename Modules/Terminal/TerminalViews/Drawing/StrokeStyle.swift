/// The look of a line. Lines of a terminal have one width.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, which isn't drawn.
  public var lineWidth: Double
  /// The lengths of dashes and gaps in points, of which a dot of a line has four.
  public var dash: [Double]

  /// - Parameters:
  ///   - lineWidth: The width of the line, which isn't drawn.
  ///   - lineCap: The ends of the line, which aren't drawn.
  ///   - lineJoin: The corners of the line, which aren't drawn.
  ///   - miterLimit: The length of sharp corners, which has no effect.
  ///   - dash: The lengths of dashes and gaps in points, of which a dot of a line has four. Without any, the
  ///     line has no gaps.
  ///   - dashPhase: The part of the dashes to begin with, which has no effect.
  public init(
    lineWidth: Double = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    (self.lineWidth, self.dash) = (lineWidth, dash)
  }
}

/// The dashes and gaps of a line in dots, as far as it is drawn.
struct DashPattern {
  private let lengths: [Int]
  private var index = 0
  private var used = 0

  init(_ stroke: StrokeStyle?) {
    lengths = (stroke?.dash ?? []).map { Int(min(max(1, ($0 / 4).rounded()), 1000)) }
  }

  /// Returns whether the next dot is drawn.
  mutating func next() -> Bool {
    guard !lengths.isEmpty else { return true }
    if used == lengths[index % lengths.count] { (index, used) = (index + 1, 0) }
    used += 1
    return index % 2 == 0
  }
}
