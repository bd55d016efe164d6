import CasePaths
import IdentifiedCollections
import OrderedCollections

/// The stores of the rows of a collection: made when they are asked for, kept as long as they are held.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action, RowState, RowAction>:
  @preconcurrency RandomAccessCollection
{
  private let store: Store<State, Action>
  private let action: AnyKeyPath
  private let toAction: (ID, RowAction) -> Action
  private let observer: RowObserver<ID, State, Action, RowState>
  private let ids: [ID]

  init(
    _ store: Store<State, Action>,
    rows: RowReader<ID, State, RowState>,
    action: AnyKeyPath,
    toAction: @escaping (ID, RowAction) -> Action
  ) {
    self.store = store
    self.action = action
    self.toAction = toAction
    store.core.access()
    ids = store.core.read { rows.ids($0) }
    observer = store.observer(of: rows.keyPath) { RowObserver(store.core, rows: rows) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { ids.count }

  /// The store of the row at `position`.
  public subscript(position: Int) -> Store<RowState, RowAction> {
    let id = ids[position]
    let toAction = toAction
    let key = ScopedStoreKey(
      kind: .row,
      state: observer.rows.keyPath,
      action: action,
      id: AnyHashable(id)
    )
    return store.known(key) ?? store.keep(RowCore(observer, id: id) { toAction(id, $0) }, key)
  }
}

/// Reads the rows of a collection, whichever kind of collection it is.
struct RowReader<ID: Hashable & Sendable, State, Row> {
  let keyPath: AnyKeyPath
  /// The identifiers, read in a way that registers an observer of the collection.
  let ids: (UnsafePointer<State>) -> [ID]
  let structure: (UnsafePointer<State>) -> UInt64
  let row: (UnsafePointer<State>, ID) -> Row?
  /// The row in a collection that departs.
  let departing: (Any, ID) -> Row?

  init(_ keyPath: KeyPath<State, IdentifiedArray<ID, Row>>) {
    let projection = StateProjection(reading: keyPath)
    self.keyPath = keyPath
    ids = { Array($0.pointee[keyPath: keyPath].ids) }
    structure = { projection.read($0) { $0.pointee._structureID } }
    row = { state, id in projection.read(state) { $0.pointee[id: id] } }
    departing = { rows, id in (rows as? IdentifiedArray<ID, Row>)?[id: id] }
  }

  init(_ keyPath: KeyPath<State, StackState<Row>>) where ID == StackElementID {
    let projection = StateProjection(reading: keyPath)
    self.keyPath = keyPath
    ids = { Array($0.pointee[keyPath: keyPath].elementIDs) }
    structure = { projection.read($0) { $0.pointee.structureID } }
    row = { state, id in projection.read(state) { $0.pointee[id: id] } }
    departing = { rows, id in (rows as? StackState<Row>)?[id: id] }
  }
}
