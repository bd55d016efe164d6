/// A row of a collection in the state of another core. After it has been removed, its last state is shown.
final class RowCore<ID: Hashable & Sendable, Parent, ParentAction, State, Action>:
  ScopedCore<Parent, ParentAction, State, Action>, StateKeeperOwner
{
  private let observer: RowObserver<ID, Parent, ParentAction, State>
  private let id: ID
  private let last: LastState<State>

  /// - Parameter row: The state to show if the row has already been removed.
  init(
    _ observer: RowObserver<ID, Parent, ParentAction, State>,
    id: ID,
    row: UnsafePointer<State>,
    action: @escaping (Action) -> ParentAction
  ) {
    self.observer = observer
    self.id = id
    last = LastState(row, reduction: observer.core.reduction)
    super.init(observer.core, place: nil, action: action)
    last.owner = self
    observer.watch(id, last)
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    let isThere = observer.visit(id) {
      last.follow($0)
      body($0)
    }
    if !isThere { last.read(body) }
  }

  override func access() { observer.access(id) }

  override var isInvalid: Bool {
    !reduction.isChangingState && (parent.isInvalid || !observer.visit(id) { _ in })
  }

  func refresh() { refresh(last.keep) }

  func follow() { refresh(last.follow) }

  private func refresh(_ keep: (UnsafePointer<State>) -> Void) {
    if observer.visit(id, keep) { stateWatch?.refresh() } else { last.stop() }
  }

  // The above does it.
  override func watchReplacement(_: StateKeeper, isEnum _: Bool) {}
}
