/// A node with a gesture.
@MainActor
protocol GestureTarget: _AnyNode {
  /// Whether the gesture is recognized beside others.
  var isSimultaneous: Bool { get }

  /// Whether the gesture is a click, which the innermost view takes when the button is pressed.
  var isClick: Bool { get }

  /// Begins the gesture with the press of a button.
  func begin(_ event: MouseEvent, _ time: Duration)

  /// Continues the gesture with a movement or the release.
  ///
  /// - Returns: Whether this is the gesture, so that it isn't another.
  func proceed(_ event: MouseEvent, _ time: Duration) -> Bool

  /// Ends the gesture, recognized or not.
  func finish()
}

extension ViewGraph {
  /// Begins the gestures of a node and of those around it.
  func beginGestures(of node: any GestureTarget, _ event: MouseEvent) {
    var next: _AnyNode? = node
    while let node = next {
      next = node.parent
      guard let target = node as? any GestureTarget, node.frame.contains(event.location),
        !gestures.contains(where: { $0 === target })
      else { continue }
      gestures.append(target)
      target.responding { target.begin(event, motion.clock()) }
    }
  }

  /// Sends a movement with the button held, or its release, to the gestures that have begun.
  func proceedGestures(_ event: MouseEvent) -> KeyPress.Result {
    let targets = gestures.filter { !$0.isUnmounted }
    gestures = targets
    for target in targets where gestures.contains(where: { $0 === target }) {
      let isRecognized = target.responding { target.proceed(event, motion.clock()) }
      if isRecognized, !target.isSimultaneous {
        let others = gestures.filter { $0 !== target && !$0.isSimultaneous }
        gestures.removeAll { gesture in others.contains { $0 === gesture } }
        for other in others { other.responding { other.finish() } }
      }
    }
    if event.kind == .release { endGestures() }
    return targets.isEmpty ? .ignored : .handled
  }

  /// Ends the gestures that have begun.
  func endGestures() {
    let targets = gestures
    gestures = []
    for target in targets where !target.isUnmounted { target.responding { target.finish() } }
  }
}
