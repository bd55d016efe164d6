import IdentifiedCollections

/// The stores of the rows of a collection. Each is made when it is asked for, and kept as long as it is held.
@preconcurrency @MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action, RowState, RowAction>:
  @preconcurrency RandomAccessCollection
{
  private typealias Observer = RowObserver<ID, State, Action, RowState, RowAction>

  private let observer: Observer
  /// The rows as they were when the collection was made. It can outlive any of them.
  private let rows: any StateCollection<ID, RowState>

  init(
    _ store: Store<State, Action>,
    rows: RowReader<ID, State, RowState>,
    action: AnyKeyPath,
    toAction: @escaping (ID, RowAction) -> Action
  ) {
    let core = store.core
    self.rows = core.observing {
      core.access()
      return core.read(as: .property("scope")) { rows.snapshot($0) }
    }
    let known: Observer? = core.children.cached(rows.keyPath, action)
    observer = known ?? RowObserver(core, rows: rows, toAction: toAction)
    if known == nil { core.children.cache(observer, rows.keyPath, action) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { rows.count }

  /// Returns the ID of the row at a position, without making its store.
  package func id(at position: Int) -> ID { rows.id(at: position) }

  /// The store of the row at `position`.
  public subscript(position: Int) -> Store<RowState, RowAction> {
    let id = rows.id(at: position)
    if let store = observer.store(id), !store.isInvalid { return store }
    var core: RowCore<ID, State, Action, RowState, RowAction>?
    rows.visit(at: position) { core = RowCore(observer, id: id, row: $0) }
    guard let core else { preconditionFailure("A collection of stores has no row \(position).") }
    let store = Store(core: core)
    observer.cache(store, for: id)
    return store
  }
}

/// A reader of the rows of any kind of collection.
struct RowReader<ID: Hashable & Sendable, State, Row> {
  let keyPath: AnyKeyPath
  /// Returns the rows, and registers the caller as an observer of the collection.
  let snapshot: (UnsafePointer<State>) -> any StateCollection<ID, Row>
  /// Returns the number of the collection's content.
  let content: (UnsafePointer<State>) -> UInt64
  /// Returns the rows that have changed since the content had a number; `nil` if that isn't known.
  let changed: (UnsafePointer<State>, UInt64) -> [ID]?
  /// Gives a closure a row, in place. Returns whether it exists.
  let visit: (UnsafePointer<State>, ID, (UnsafePointer<Row>) -> Void) -> Bool

  init<Rows: StateCollection>(_ keyPath: KeyPath<State, Rows>) where Rows.ID == ID, Rows.Element == Row {
    let projection = StateProjection(reading: keyPath)
    self.keyPath = keyPath
    snapshot = { $0.pointee[keyPath: keyPath] }
    content = { projection.untracked(in: $0).contentNumber }
    changed = { projection.untracked(in: $0).ids(changedSince: $1) }
    visit = { projection.untracked(in: $0).visit($1, $2) }
  }
}
