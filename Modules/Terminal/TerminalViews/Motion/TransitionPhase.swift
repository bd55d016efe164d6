/// A moment in the life of a view with a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is there.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// A number for the phase: -1 before the view appears, 0 while it is there, and 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
