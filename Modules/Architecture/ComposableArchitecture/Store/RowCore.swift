/// A row of a collection in the state of another core. Once it has gone, its last state is shown.
final class RowCore<ID: Hashable & Sendable, Parent, ParentAction, State, Action>:
  ScopedCore<Parent, ParentAction, State, Action>
{
  private let observer: RowObserver<ID, Parent, ParentAction, State>
  private let id: ID
  /// What to show when the row has gone in a way that nobody noticed.
  private let first: State

  init(
    _ observer: RowObserver<ID, Parent, ParentAction, State>,
    id: ID,
    action: @escaping (Action) -> ParentAction
  ) {
    guard let first = observer.row(id) else { preconditionFailure("There is no store of a missing row.") }
    self.observer = observer
    self.id = id
    self.first = first
    super.init(observer.core, place: nil, action: action)
    observer.hold(id)
  }

  deinit { observer.release(id) }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    withUnsafePointer(to: observer.row(id) ?? observer.lastRow(id) ?? first, body)
  }

  override func access() { observer.access(id) }

  override var isInvalid: Bool { parent.isInvalid || observer.row(id) == nil }
}

/// Tells the observers of single rows when another row, or none, has come in the place of theirs, and keeps
/// the last states of rows that have gone.
///
/// What changes within a row is told by the row itself. So rows are compared only after a reduction that has
/// added, removed, moved or replaced some.
final class RowObserver<ID: Hashable & Sendable, State, Action, Row>: DepartureWatcher {
  let core: StoreCore<State, Action>
  let rows: RowReader<ID, State, Row>
  private var structure: UInt64
  private var observed: [ID: (property: ObservedProperty, identity: StateIdentity?)] = [:]
  private var subscription: StoreSubscription?
  /// How many stores of each row are held.
  private var held: [ID: Int] = [:]
  private var last: [ID: Row] = [:]

  init(_ core: StoreCore<State, Action>, rows: RowReader<ID, State, Row>) {
    self.core = core
    self.rows = rows
    structure = core.read { rows.structure($0) }
    let subscription = StoreSubscription { [weak self] in self?.update() }
    self.subscription = subscription
    core.subscribe(subscription)
    core.watch(self)
  }

  func row(_ id: ID) -> Row? {
    core.read { state in ReductionContext.untracked { rows.row(state, id) } }
  }

  /// The last state of a row that has gone.
  func lastRow(_ id: ID) -> Row? { last[id] }

  func hold(_ id: ID) { held[id, default: 0] += 1 }

  func release(_ id: ID) {
    guard let count = held[id] else { return }
    held[id] = count > 1 ? count - 1 : nil
    if count <= 1 { last[id] = nil }
  }

  /// Registers the caller as an observer of which row it is that has the identifier.
  func access(_ id: ID) {
    guard !ReductionContext.isReducing else { return }
    let property = observed[id]?.property ?? ObservedProperty()
    observed[id] = (property, row(id).map { StateIdentity(observing: $0) } ?? .missing)
    property.access()
  }

  func willDepart(_ value: Any) {
    for id in held.keys {
      if let row = rows.departing(value, id) { last[id] = row }
    }
  }

  private func update() {
    let structure = core.read { state in ReductionContext.untracked { rows.structure(state) } }
    guard self.structure != structure else { return }
    self.structure = structure
    for (id, row) in observed {
      let identity = self.row(id).map { StateIdentity(observing: $0) } ?? .missing
      guard identity == nil || identity != row.identity else { continue }
      observed[id] = nil
      row.property.notify()
    }
  }
}
