import IdentifiedCollections

/// A row of a collection in the state of another core. Once it is removed, its last state is shown.
final class RowCore<ID: Hashable & Sendable, Parent, ParentAction, State, Action>:
  ScopedCore<Parent, ParentAction, State, Action>
{
  private let observer: RowObserver<ID, Parent, ParentAction, State>
  private let id: ID
  private let last: LastRow<State>

  /// - Parameter row: The state to show if the row was removed in a way that went unnoticed.
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

/// The last state of a row, as long as a store of it is held.
final class LastRow<Row> {
  var row: StateBox<Row>

  init(_ row: StateBox<Row>) { self.row = row }
}

/// Notifies the observers of a row when another row, or none, has come in its place, and keeps the last states of rows
/// that are removed.
///
/// Changes within a row notify the observers of the row itself. So rows are compared only after a reduction that has
/// added, removed, moved or replaced some, and after one that has only removed or changed some only these are.
final class RowObserver<ID: Hashable & Sendable, State, Action, Row>: StateRemovalObserver {
  let core: StoreCore<State, Action>
  let rows: RowReader<ID, State, Row>
  private let reader = StateIdentityReader<Row>()
  /// The structure of the rows at the last comparison, or after the removals of ``touched`` since then.
  private var structure: UInt64
  /// The rows that have been removed, or changed in place, since the last comparison.
  private var touched: [ID] = []
  private var observed: [ID: (property: ObservedProperty, identity: StateIdentity?)] = [:]
  private var subscription: StoreSubscription?
  // Weak: stores of rows may be released on any thread.
  private var held: [ID: [WeakLastRow]] = [:]
  /// The number of held rows at which those that have been released are looked for.
  private var heldLimit = 16

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
    core.reduction.removals.add(self, of: [rows.type], andEnums: false)
  }

  /// Gives `body` the row in place. Returns whether it is there.
  func visit(_ id: ID, _ body: (UnsafePointer<Row>) -> Void) -> Bool {
    core.read { rows.visit($0, id, body) }
  }

  /// Returns the identity of a row; `nil` if it has none.
  private func identity(_ id: ID) -> StateIdentity? {
    var identity: StateIdentity?
    return visit(id) { identity = reader.identity(of: $0) } ? identity : .missing
  }

  /// Keeps the row in `last` when it is removed.
  func hold(_ last: LastRow<Row>, at id: ID) {
    if held.count >= heldLimit {
      held = held.filter { $0.value.contains { $0.last != nil } }
      heldLimit = max(16, 2 * held.count)
    }
    held[id, default: []].removeAll { $0.last == nil }
    held[id, default: []].append(WeakLastRow(last: last))
  }

  /// Registers the caller as an observer of which row has the identifier.
  func access(_ id: ID) {
    guard !ReductionContext.isReducing else { return }
    let property = observed[id]?.property ?? ObservedProperty()
    observed[id] = (property, identity(id))
    property.access()
  }

  func willRemove<Value>(_ value: UnsafePointer<Value>) {
    for id in held.keys { keep(id, of: value) }
  }

  func willRemove<I, Element>(
    _ ids: some Collection<I>,
    from array: IdentifiedArray<I, Element>,
    structure: UInt64
  ) {
    withUnsafePointer(to: array) { array in
      for case let id as ID in ids { keep(id, of: array) }
    }
    guard array._structureID == self.structure else { return }
    touched += ids.lazy.compactMap { $0 as? ID }
    self.structure = structure
  }

  func willModify<I, Element>(_ id: I, in array: IdentifiedArray<I, Element>) {
    guard array._structureID == structure, let id = id as? ID, observed[id] != nil else { return }
    touched.append(id)
  }

  private func keep<Value>(_ id: ID, of value: UnsafePointer<Value>) {
    guard let entries = held[id] else { return }
    _ = rows.visitRemoved(value, Value.self, id) { row in
      for entry in entries { entry.last?.row = StateBox(row) }
    }
  }

  private func update() {
    let structure = core.read(rows.structure)
    let isKnown = structure == self.structure
    if isKnown, touched.isEmpty { return }
    self.structure = structure
    for id in isKnown ? touched : Array(observed.keys) {
      guard let row = observed[id] else { continue }
      let identity = identity(id)
      guard identity == nil || identity != row.identity else { continue }
      observed[id] = nil
      row.property.notify()
    }
    for id in touched where held[id]?.contains(where: { $0.last != nil }) == false { held[id] = nil }
    touched = []
  }
}
