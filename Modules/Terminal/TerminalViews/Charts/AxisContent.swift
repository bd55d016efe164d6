/// The marks along an axis of a ``Chart``.
@MainActor
public protocol AxisContent {
  var _marks: _AxisMarksList { get }
}

/// Several marks along an axis.
public struct _AxisMarksList: AxisContent {
  var elements: [AxisMarks] = []
  public var _marks: _AxisMarksList { self }
}
