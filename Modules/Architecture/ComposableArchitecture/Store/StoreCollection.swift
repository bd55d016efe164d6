import CasePaths
import IdentifiedCollections
import OrderedCollections

/// The stores of the rows of a collection: made when they are asked for, kept as long as they are held.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action, RowState, RowAction>:
  @preconcurrency RandomAccessCollection
{
  private let store: Store<State, Action>
  private let action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  private let toRowAction: AnyCasePath<Action, IdentifiedAction<ID, RowAction>>
  private let observer: RowObserver<ID, State, Action, RowState>
  private let rows: IdentifiedArray<ID, RowState>

  init(
    _ store: Store<State, Action>,
    state: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) {
    self.store = store
    self.action = action
    toRowAction = AnyCasePath(action)
    store.core.access()
    rows = store.core.read { $0.pointee[keyPath: state] }
    observer = store.observer(of: state) { RowObserver(store.core, rows: state) }
  }

  public var startIndex: Int { rows.startIndex }
  public var endIndex: Int { rows.endIndex }

  /// The store of the row at `position`.
  public subscript(position: Int) -> Store<RowState, RowAction> {
    let id = rows.ids[position]
    let toRowAction = toRowAction
    return store.scopedStore(ScopedStoreKey(state: observer.keyPath, action: action, id: AnyHashable(id))) {
      RowCore(observer, id: id, last: rows[position]) { toRowAction.embed(.element(id: id, action: $0)) }
    }
  }
}

/// A row of a collection in the state of another core. Once it has gone, its last state is shown.
final class RowCore<ID: Hashable & Sendable, Parent, ParentAction, State, Action>:
  ScopedCore<Parent, ParentAction, State, Action>
{
  private let observer: RowObserver<ID, Parent, ParentAction, State>
  private let id: ID
  private var last: State

  init(
    _ observer: RowObserver<ID, Parent, ParentAction, State>,
    id: ID,
    last: State,
    action: @escaping (Action) -> ParentAction
  ) {
    self.observer = observer
    self.id = id
    self.last = last
    super.init(observer.core, action: action)
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    if let state = observer.row(id) { last = state }
    withUnsafePointer(to: last, body)
  }

  override func access() { observer.access(id) }

  override var isInvalid: Bool { parent.isInvalid || observer.row(id) == nil }
}

/// Tells the observers of single rows when another row, or none, has come in the place of theirs.
///
/// What changes within a row is told by the row itself. So rows are compared only after a reduction that has
/// added, removed, moved or replaced some.
final class RowObserver<ID: Hashable & Sendable, State, Action, Row> {
  let core: StoreCore<State, Action>
  let keyPath: KeyPath<State, IdentifiedArray<ID, Row>>
  private var structure: UInt64
  private var observed: [ID: (property: ObservedProperty, identity: StateIdentity?)] = [:]
  private var subscription: StoreSubscription?

  init(_ core: StoreCore<State, Action>, rows keyPath: KeyPath<State, IdentifiedArray<ID, Row>>) {
    self.core = core
    self.keyPath = keyPath
    structure = 0
    structure = rows._structureID
    let subscription = StoreSubscription { [weak self] in self?.update() }
    self.subscription = subscription
    core.subscribe(subscription)
  }

  private var rows: IdentifiedArray<ID, Row> {
    let keyPath = keyPath
    return core.read { state in ReductionContext.untracked { state.pointee[keyPath: keyPath] } }
  }

  func row(_ id: ID) -> Row? { rows[id: id] }

  /// Registers the caller as an observer of which row it is that has the identifier.
  func access(_ id: ID) {
    guard !ReductionContext.isReducing else { return }
    let property = observed[id]?.property ?? ObservedProperty()
    observed[id] = (property, row(id).map { StateIdentity(observing: $0) } ?? .missing)
    property.access()
  }

  private func update() {
    let rows = rows
    guard rows._structureID != structure else { return }
    structure = rows._structureID
    for (id, row) in observed {
      let identity = rows[id: id].map { StateIdentity(observing: $0) } ?? .missing
      guard identity == nil || identity != row.identity else { continue }
      observed[id] = nil
      row.property.notify()
    }
  }
}
