/// A row of a collection in the state of another core.
final class RowCore<ID: Hashable & Sendable, Parent, ParentAction, State, Action>:
  RemovableCore<Parent, ParentAction, State, Action>
{
  private let observer: RowObserver<ID, Parent, ParentAction, State, Action>
  private let id: ID

  /// - Parameter row: The state to show if the row has already been removed.
  init(
    _ observer: RowObserver<ID, Parent, ParentAction, State, Action>,
    id: ID,
    row: UnsafePointer<State>
  ) {
    self.observer = observer
    self.id = id
    let last = LastState(row, observer.observers, reduction: observer.core.reduction)
    super.init(observer.core, last, action: .function { observer.toAction(id, $0) })
    observer.watch(id, last)
  }

  override func visit(_ body: (UnsafePointer<State>) -> Void) -> Bool { observer.visit(id, body) }

  override func access() { observer.access(id) }

  override var isInvalid: Bool { !reduction.isChangingState && (parent.isInvalid || !visit { _ in }) }

  override func refresh() { refresh(last.keep) }

  override func follow() { refresh(last.follow) }

  private func refresh(_ keep: (UnsafePointer<State>) -> Void) {
    if visit(keep) { stateWatch?.refresh() } else { last.stop() }
  }
}
