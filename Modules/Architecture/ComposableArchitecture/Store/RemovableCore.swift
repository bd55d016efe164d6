/// A part of the state of another core that may be removed. After it has been removed, its last state is shown.
class RemovableCore<Parent, ParentAction, State, Action>: ScopedCore<Parent, ParentAction, State, Action>,
  StateKeeperOwner
{
  final let last: LastState<State>

  init(_ parent: StoreCore<Parent, ParentAction>, _ last: LastState<State>, action: Embedding) {
    self.last = last
    super.init(parent, place: nil, action: action)
    last.owner = self
  }

  /// Gives `body` the state in place. Returns whether it still exists.
  func visit(_ body: (UnsafePointer<State>) -> Void) -> Bool { false }

  func refresh() {}

  func follow() { refresh() }

  final override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    let isThere = visit {
      last.follow($0)
      body($0)
    }
    if !isThere { last.read(body) }
  }

  // The keeper of the last state does it.
  final override func watchReplacement(_: StateKeeper, isEnum _: Bool) {}
}
