/// A faint line across a ``Chart`` at a value of an axis.
public struct AxisGridLine: AxisMark {
  public let _parts: _AxisParts

  /// - Parameter stroke: The line, which is dotted without one.
  public init(stroke: StrokeStyle? = nil) { _parts = _AxisParts(gridLine: _AxisParts.Line(stroke: stroke)) }
}
