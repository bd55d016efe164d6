/// A short line between a ``Chart`` and a label of an axis.
public struct AxisTick: AxisMark {
  public let _parts = _AxisParts(tick: _AxisParts.Line())

  public init() {}
}
