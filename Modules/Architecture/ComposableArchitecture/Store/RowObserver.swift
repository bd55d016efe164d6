/// The observers of rows. They are notified when another row, or none, has taken the place of theirs.
///
/// Changes within a row notify the observers of the row itself. A collection knows which rows were last added, removed,
/// replaced or changed, and only these are compared. All are compared after another collection was assigned.
final class RowObserver<ID: Hashable & Sendable, State, Action, Row, RowAction> {
  /// The store of a row, and the keepers of its state.
  private struct Holders {
    weak var store: Store<Row, RowAction>?
    var keepers = StateKeepers()
  }

  let core: StoreCore<State, Action>
  let rows: RowReader<ID, State, Row>
  let toAction: (ID, RowAction) -> Action
  let observers = StateObserversReader<Row>()
  private let reader = StateIdentityReader<Row>()
  /// The number of the content of the collection at the last comparison.
  private var content: UInt64
  private var observed: [ID: (property: ObservedProperty, identity: StateIdentity?)] = [:]
  /// The rows that have stores.
  private var held: [ID: Holders] = [:]
  /// The number of rows at which rows with released stores are removed. A store may be released on any thread.
  private var limit = 16
  private var subscription: StoreSubscription?

  init(
    _ core: StoreCore<State, Action>,
    rows: RowReader<ID, State, Row>,
    toAction: @escaping (ID, RowAction) -> Action
  ) {
    self.core = core
    self.rows = rows
    self.toAction = toAction
    content = core.read(rows.content)
    let subscription = StoreSubscription { [weak self] in self?.update() }
    self.subscription = subscription
    core.subscribe(subscription)
  }

  /// Gives `body` the row in place. Returns whether it exists.
  func visit(_ id: ID, _ body: (UnsafePointer<Row>) -> Void) -> Bool {
    core.read { rows.visit($0, id, body) }
  }

  /// Returns the identity of a row; `nil` if it has none.
  private func identity(_ id: ID) -> StateIdentity? {
    var identity: StateIdentity?
    return visit(id) { identity = reader.identity(of: $0) } ? identity : .missing
  }

  /// Registers the caller as an observer of which row has the identifier.
  func access(_ id: ID) {
    guard !ReductionContext.isReducing else { return }
    let property = observed[id]?.property ?? ObservedProperty()
    observed[id] = (property, identity(id))
    property.access()
  }

  /// Lets the owner of a keeper check its row whenever the row may have been replaced or removed.
  func watch(_ id: ID, _ keeper: StateKeeper) {
    if held.count >= limit {
      held = held.filter { $0.value.keepers.all.contains { _ in true } }
      limit = max(16, 2 * held.count)
    }
    held[id, default: Holders()].keepers.add(keeper)
  }

  /// Returns the store of a row, if it is still held.
  func store(_ id: ID) -> Store<Row, RowAction>? { held[id]?.store }

  /// Caches the store of a row, which is watched, as long as it is held.
  func cache(_ store: Store<Row, RowAction>, for id: ID) { held[id]?.store = store }

  /// Returns whether observers of a row may have read something else than it holds now, although those of a change in
  /// place have been notified: the row may be a copy from before a change.
  private func hasChanged(_ id: ID) -> Bool {
    var hasChanged = false
    _ = visit(id) { hasChanged = (Row.self as? any ObservableState.Type)?.differsFromReads($0) == true }
    return hasChanged
  }

  private func update() {
    let content = core.read(rows.content)
    guard content != self.content else { return }
    let changed = core.read { rows.changed($0, self.content) }
    self.content = content
    for id in changed ?? Array(held.keys) {
      guard let keepers = held[id]?.keepers else { continue }
      for keeper in keepers.all { keeper.owner?.follow() }
    }
    for id in changed ?? Array(observed.keys) {
      guard let row = observed[id] else { continue }
      let identity = identity(id)
      guard identity == nil || identity != row.identity || hasChanged(id) else { continue }
      observed[id] = nil
      ReductionContext.notifying { row.property.notify() }
    }
  }
}
