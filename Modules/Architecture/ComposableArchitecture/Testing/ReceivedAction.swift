import Sharing

/// An action that an effect has sent, and that the test has not received yet.
// NB: of no generic type, because each use of one in generic code is a look-up in the runtime.
struct ReceivedAction {
  let action: AnyAction
  private let state: AnyObject
  private let shared: SharedMoment
  private let stackElementID: StackElementID

  /// - Parameters:
  ///   - action: The action.
  ///   - moment: What there was after it.
  init<State, Action>(_ action: Action, _ moment: TestStoreCore<State, Action>.Moment) {
    self.action = AnyAction(action)
    state = moment.state
    shared = moment.shared
    stackElementID = moment.stackElementID
  }

  /// What there was after the action.
  func moment<State, Action>(
    in _: TestStoreCore<State, Action>
  ) -> TestStoreCore<State, Action>.Moment {
    TestStoreCore<State, Action>.Moment(
      state: unsafeDowncast(state, to: StateBox<State>.self),
      shared: shared,
      stackElementID: stackElementID
    )
  }
}
