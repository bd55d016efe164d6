import Foundation

/// An input with the mouse: a click, several, a long one, or a movement with the button held.
///
/// ```swift
/// Text("Card").gesture(DragGesture().onChanged { offset = $0.translation })
/// ```
///
/// Lengths are cells. A user without a mouse has no gestures: offer keys, too.
@MainActor
public protocol Gesture<Value> {
  /// The type of the value that the gesture has.
  associatedtype Value

  /// Creates the object that recognizes the gesture.
  func _makeRecognizer() -> _GestureRecognizer<Value>
}

nonisolated extension Gesture {
  /// Adds an action for the end of the gesture.
  ///
  /// - Parameter action: The action for the last value.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ActingGesture(gesture: self, ended: action)
  }

  /// Adds an action for each value of the gesture.
  ///
  /// - Parameter action: The action for a value.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    _ActingGesture(gesture: self, changed: action)
  }

  /// Changes a state with each value of the gesture. It has its initial value again once the gesture has ended.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: Changes the state.
  @MainActor public func updating<State>(
    _ state: GestureState<State>,
    body:
      @escaping (
        _ value: Value, _ state: inout State, _ transaction: inout Transaction
      ) -> Void
  ) -> some Gesture<Value> {
    _ActingGesture(
      gesture: self,
      changed: { value in
        var transaction = Transaction()
        state.change { body(value, &$0, &transaction) }
      },
      finished: { state.reset() }
    )
  }
}

/// A gesture with actions.
public nonisolated struct _ActingGesture<Base: Gesture>: Gesture {
  let gesture: Base
  var changed: ((Base.Value) -> Void)?
  var ended: ((Base.Value) -> Void)?
  /// For its end, recognized or not.
  var finished: (() -> Void)?

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    let recognizer = gesture._makeRecognizer()
    if let changed { recognizer.changed.append(changed) }
    if let ended { recognizer.ended.append(ended) }
    if let finished { recognizer.finished.append(finished) }
    return recognizer
  }
}

/// The course of a gesture, and the actions for it.
@MainActor
public class _GestureRecognizer<Value> {
  final var changed: [(Value) -> Void] = []
  final var ended: [(Value) -> Void] = []
  final var finished: [() -> Void] = []
  /// The gesture that this one is a part of.
  final var follower: (changed: (Value) -> Void, ended: (Value) -> Void)?

  /// Takes over the actions of another one, as views are made again during a gesture.
  func takeActions(from other: _GestureRecognizer<Value>) {
    (changed, ended, finished) = (other.changed, other.ended, other.finished)
  }

  final func change(_ value: Value) {
    for action in changed { action(value) }
    follower?.changed(value)
  }

  final func end(_ value: Value) {
    for action in ended { action(value) }
    follower?.ended(value)
  }

  /// Ends the course of the gesture, recognized or not.
  func finish() { for action in finished { action() } }

  /// Begins with the press of the button.
  ///
  /// - Parameters:
  ///   - point: The cell, from the top left of the view.
  ///   - time: The time.
  func press(at point: Point, time: Duration) {}

  /// Continues with a movement to another cell.
  ///
  /// - Returns: Whether this is the gesture, so that it isn't another.
  func drag(to point: Point, time: Duration) -> Bool { false }

  /// Recognizes a press that has lasted, before another gesture begins.
  ///
  /// - Returns: Whether this is the gesture.
  func hold(until time: Duration) -> Bool { false }

  /// Ends with the release of the button.
  ///
  /// - Returns: Whether this is the gesture, so that it isn't another.
  func release(at point: Point, time: Duration) -> Bool { false }
}
