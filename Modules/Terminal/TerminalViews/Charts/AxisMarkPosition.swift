/// The side of a ``Chart`` on which the labels of an axis are.
public enum AxisMarkPosition: Hashable, Sendable {
  /// Below the chart, or behind its lines.
  case automatic
  case leading, trailing, top, bottom
}
