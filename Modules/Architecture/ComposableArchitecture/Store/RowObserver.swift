import IdentifiedCollections

/// The observers of rows. They are notified when another row, or none, has taken the place of theirs.
///
/// Changes within a row notify the observers of the row itself. A collection tells which rows a reduction has added,
/// removed, replaced or changed, and only these are compared. All are compared after another collection was assigned.
final class RowObserver<ID: Hashable & Sendable, State, Action, Row>: RowChangeObserver {
  let core: StoreCore<State, Action>
  let rows: RowReader<ID, State, Row>
  private let reader = StateIdentityReader<Row>()
  /// The structure of the rows at the last comparison, or after the removals of ``touched`` since then.
  private var structure: UInt64
  /// The rows that have been removed, or changed in place, since the last comparison.
  private var touched: [ID] = []
  private var observed: [ID: (property: ObservedProperty, identity: StateIdentity?)] = [:]
  /// The keepers of the rows that have stores.
  private var keepers: [ID: StateKeepers] = [:]
  /// The number of rows at which rows with released stores are removed. A store may be released on any thread.
  private var limit = 16
  private var subscription: StoreSubscription?

  init(_ core: StoreCore<State, Action>, rows: RowReader<ID, State, Row>) {
    self.core = core
    self.rows = rows
    structure = core.read(rows.structure)
    let subscription = StoreSubscription { [weak self] in self?.update() }
    self.subscription = subscription
    core.subscribe(subscription)
    core.reduction.rowObservers[ObjectIdentifier(rows.type), default: WeakRowObservers()].append(self)
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

  /// Lets the owner of a keeper look at its row whenever another one may have come in its place, or none.
  func watch(_ id: ID, _ keeper: StateKeeper) {
    if keepers.count >= limit {
      keepers = keepers.filter { !$0.value.all.isEmpty }
      limit = max(16, 2 * keepers.count)
    }
    keepers[id, default: StateKeepers()].add(keeper)
  }

  func willChange<I, Element>(
    _ ids: some Collection<I>,
    in array: IdentifiedArray<I, Element>,
    structure newStructure: UInt64
  ) {
    guard array._structureID == structure else { return }
    touched += ids.lazy.compactMap { $0 as? ID }.filter { keepers[$0] != nil || observed[$0] != nil }
    structure = newStructure
  }

  private func update() {
    let structure = core.read(rows.structure)
    let isKnown = structure == self.structure
    if isKnown, touched.isEmpty { return }
    self.structure = structure
    for id in isKnown ? touched : Array(keepers.keys) {
      for keeper in keepers[id]?.all ?? [] { keeper.owner?.follow() }
    }
    for id in isKnown ? touched : Array(observed.keys) {
      guard let row = observed[id] else { continue }
      let identity = identity(id)
      guard identity == nil || identity != row.identity else { continue }
      observed[id] = nil
      row.property.notify()
    }
    touched = []
  }
}
