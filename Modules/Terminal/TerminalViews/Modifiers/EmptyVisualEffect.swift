/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _changes: _VisualChanges { _VisualChanges() }
}
