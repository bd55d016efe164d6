import Foundation

/// The changes of a ``VisualEffect``.
public struct _VisualChanges: Hashable, Sendable, VisualEffect {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var opacity = 1.0

  public var _changes: _VisualChanges { self }

  /// Returns these changes and others.
  func with(_ change: (inout _VisualChanges) -> Void) -> _VisualChanges {
    var changes = self
    change(&changes)
    return changes
  }
}
