import Foundation

/// Whether the pointer is over a view, and where.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a cell.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}
