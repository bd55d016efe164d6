/// Copies of a state that nobody needs any more, of which a test store makes the next ones.
///
/// It needs one for each moment that a test asserts something of. To make one of an older copy takes no memory,
/// and leaves each its own storage of large collections; see ``StateRefresh``.
final class SpareStates<State> {
  /// As many as an action and the three that its effects send leave behind.
  private static var capacity: Int { 4 }

  private let refresh = StateRefresh(of: State.self)
  // NB: of no generic type, because each use of one in generic code is a look-up in the runtime.
  private var boxes: [AnyObject] = []

  /// A copy of `state`.
  func copy(of state: UnsafePointer<State>) -> StateBox<State> {
    guard let last = boxes.popLast() else { return StateBox(state) }
    let box = unsafeDowncast(last, to: StateBox<State>.self)
    refresh.refresh(box.pointer, to: state)
    return box
  }

  /// Keeps a copy that nobody else holds.
  func keep(_ box: StateBox<State>) {
    if boxes.count < Self.capacity { boxes.append(box) }
  }

  /// Lets go of all that older states hold and `state` does not.
  func settle(at state: StateBox<State>) {
    for box in boxes {
      refresh.refresh(unsafeDowncast(box, to: StateBox<State>.self).pointer, to: UnsafePointer(state.pointer))
    }
  }
}
