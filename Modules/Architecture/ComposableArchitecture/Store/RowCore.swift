/// A row of a collection in the state of another core. Once it has gone, its last state is shown.
final class RowCore<ID: Hashable & Sendable, Parent, ParentAction, State, Action>:
  ScopedCore<Parent, ParentAction, State, Action>
{
  private let observer: RowObserver<ID, Parent, ParentAction, State>
  private let id: ID
  private let last: LastRow<State>

  /// - Parameter row: What to show when the row has gone in a way that nobody noticed.
  init(
    _ observer: RowObserver<ID, Parent, ParentAction, State>,
    id: ID,
    row: StateBox<State>,
    action: @escaping (Action) -> ParentAction
  ) {
    self.observer = observer
    self.id = id
    last = LastRow(row)
    super.init(observer.core, place: nil, action: action)
    observer.hold(last, at: id)
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    if !observer.visit(id, body) { body(UnsafePointer(last.row.pointer)) }
  }

  override func access() { observer.access(id) }

  override var isInvalid: Bool {
    !reduction.isChangingState && (parent.isInvalid || !observer.visit(id) { _ in })
  }
}

/// The last state of a row that has gone, for as long as a store of it is held.
final class LastRow<Row> {
  var row: StateBox<Row>

  init(_ row: StateBox<Row>) { self.row = row }
}

/// Tells the observers of single rows when another row, or none, has come in the place of theirs, and keeps
/// the last states of rows that have gone.
///
/// What changes within a row is told by the row itself. So rows are compared only after a reduction that has
/// added, removed, moved or replaced some.
final class RowObserver<ID: Hashable & Sendable, State, Action, Row>: DepartureWatcher {
  let core: StoreCore<State, Action>
  let rows: RowReader<ID, State, Row>
  private let reader = StateIdentityReader<Row>()
  private var structure: UInt64
  private var observed: [ID: (property: ObservedProperty, identity: StateIdentity?)] = [:]
  private var subscription: StoreSubscription?
  // NB: weak, and not counted by those who hold them: they may be released on any thread.
  private var held: [ID: [WeakLastRow]] = [:]

  private struct WeakLastRow {
    weak var last: LastRow<Row>?
  }

  init(_ core: StoreCore<State, Action>, rows: RowReader<ID, State, Row>) {
    self.core = core
    self.rows = rows
    structure = core.read(rows.structure)
    let subscription = StoreSubscription { [weak self] in self?.update() }
    self.subscription = subscription
    core.subscribe(subscription)
    core.watch(self)
  }

  /// Gives `body` the row where it lies. Returns whether it is there.
  func visit(_ id: ID, _ body: (UnsafePointer<Row>) -> Void) -> Bool {
    core.read { rows.visit($0, id, body) }
  }

  /// The identity of a row; `nil` if it has none.
  private func identity(_ id: ID) -> StateIdentity? {
    var identity: StateIdentity?
    return visit(id) { identity = reader.identity(of: $0) } ? identity : .missing
  }

  /// Keeps `last` up to date when the row goes.
  func hold(_ last: LastRow<Row>, at id: ID) {
    held[id, default: []].removeAll { $0.last == nil }
    held[id, default: []].append(WeakLastRow(last: last))
  }

  /// Registers the caller as an observer of which row it is that has the identifier.
  func access(_ id: ID) {
    guard !ReductionContext.isReducing else { return }
    let property = observed[id]?.property ?? ObservedProperty()
    observed[id] = (property, identity(id))
    property.access()
  }

  func willDepart<Value>(_ value: UnsafePointer<Value>) {
    for (id, entries) in held {
      _ = rows.visitDeparting(value, Value.self, id) { row in
        for entry in entries { entry.last?.row = StateBox(row) }
      }
    }
  }

  private func update() {
    let structure = core.read(rows.structure)
    guard self.structure != structure else { return }
    self.structure = structure
    held = held.filter { $0.value.contains { $0.last != nil } }
    for (id, row) in observed {
      let identity = identity(id)
      guard identity == nil || identity != row.identity else { continue }
      observed[id] = nil
      row.property.notify()
    }
  }
}
