/// A reduction of a store: the effect that sent its action, and the presented children around the reducer that runs.
final class EffectfulReduction: ReductionContext {
  /// The effect that sent the action, if one did.
  var sender: EffectSender?
  /// The number of the reduction; `nil` before an observer has asked for it.
  var number: UInt64?
  /// The number of presented children around the reducer that runs.
  private var presentationDepth = 0
  /// The route of the innermost of them; made when its reducer reads `dismiss`.
  private var route: DismissRoute?

  init() { super.init(isRecording: true) }

  /// The reduction that runs on this thread, if one does.
  static var running: EffectfulReduction? { currentReduction as? EffectfulReduction }

  /// Whether the reducer that runs is that of a presented child, or is enclosed by one.
  var isPresented: Bool { presentationDepth > 0 }

  /// The dismissal of the innermost presented child; `nil` if there is none.
  var dismissRoute: DismissRoute? {
    guard isPresented else { return nil }
    let route = route ?? DismissRoute()
    self.route = route
    return route
  }

  /// Marks the beginning of a presented child's reducer. It ends when ``leavePresentation(to:)`` is called with the
  /// result.
  func enterPresentation() -> DismissRoute? {
    defer { (presentationDepth, route) = (presentationDepth + 1, nil) }
    return route
  }

  /// - Returns: The route that the child's reads of `dismiss` use; `nil` if it has read none.
  func leavePresentation(to outer: DismissRoute?) -> DismissRoute? {
    defer { (presentationDepth, route) = (presentationDepth - 1, outer) }
    return route
  }
}
