import Foundation

/// A long click on a view. It is recognized when the button is released.
public nonisolated struct LongPressGesture: Gesture {
  private let minimumDuration: Double

  /// - Parameters:
  ///   - minimumDuration: The number of seconds that the button must be held.
  ///   - maximumDistance: How far the mouse may move. In cells, it may not.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Bool> {
    LongPressRecognizer(minimum: .seconds(minimumDuration))
  }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let minimum: Duration
  private var start: (point: Point, time: Duration)?

  init(minimum: Duration) { self.minimum = minimum }

  override func press(at point: Point, time: Duration) {
    start = (point, time)
    change(true)
  }

  override func drag(to point: Point, time: Duration) -> Bool {
    if start?.point != point { start = nil }
    return false
  }

  override func hold(until time: Duration) -> Bool {
    guard let start, time - start.time >= minimum else { return false }
    end(true)
    return true
  }

  override func release(at point: Point, time: Duration) -> Bool {
    start?.point == point && hold(until: time)
  }
}

nonisolated extension View {
  /// Adds an action for a long click on this view. It is performed when the button is released.
  ///
  /// - Parameters:
  ///   - minimumDuration: The number of seconds that the button must be held.
  ///   - maximumDistance: How far the mouse may move. In cells, it may not.
  ///   - action: The action to perform.
  ///   - onPressingChanged: An action for the press, with `true`, and for the release, with `false`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      _ActingGesture(
        gesture: press,
        changed: { onPressingChanged?($0) },
        ended: { _ in action() },
        finished: { onPressingChanged?(false) }
      )
    )
  }
}
