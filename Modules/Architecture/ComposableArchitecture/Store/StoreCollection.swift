import CasePaths
import IdentifiedCollections
import OrderedCollections

/// The stores of the rows of a collection: made when they are asked for, kept as long as they are held.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action, RowState, RowAction>: @preconcurrency RandomAccessCollection {
  private let store: Store<State, Action>
  private let state: KeyPath<State, IdentifiedArray<ID, RowState>>
  private let action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  private let rows: IdentifiedArray<ID, RowState>

  init(
    _ store: Store<State, Action>, state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) {
    self.store = store
    self.state = state
    self.action = action
    store.core.access()
    rows = store.core.read { $0.pointee[keyPath: state] }
  }

  public var startIndex: Int { rows.startIndex }
  public var endIndex: Int { rows.endIndex }

  /// The store of the row at `position`.
  public subscript(position: Int) -> Store<RowState, RowAction> {
    let id = rows.ids[position]
    let (state, action) = (state, AnyCasePath(action))
    let last = rows[position]
    return store.child(ScopedStoreKey(state: state, action: self.action, id: AnyHashable(id))) {
      RowCore(
        store.core, last: last, extract: { $0.pointee[keyPath: state][id: id] },
        action: { action.embed(.element(id: id, action: $0)) })
    }
  }
}

/// A row of a collection in the state of another core. Once it has gone, its last state is shown.
final class RowCore<Parent, ParentAction, State, Action>: ScopedCore<Parent, ParentAction, State, Action> {
  private let extract: (UnsafePointer<Parent>) -> State?
  private var last: State

  init(
    _ parent: StoreCore<Parent, ParentAction>, last: State,
    extract: @escaping (UnsafePointer<Parent>) -> State?, action: @escaping (Action) -> ParentAction
  ) {
    self.extract = extract
    self.last = last
    super.init(parent, action: action)
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    if let state = parent.read(extract) { last = state }
    withUnsafePointer(to: last, body)
  }

  override var isInvalid: Bool { parent.isInvalid || parent.read(extract) == nil }
}
