import Platform

/// The last state of a child, kept while a store of the child is held, to show it after the child has been removed.
///
/// A copy shares its collections with the state, and a change of the state would copy them. So the copy is dropped
/// while the child's reducer runs, and taken again afterwards.
final class LastState<State>: StateKeeper {
  private let reader: StateObserversReader<State>
  private var box: StateBox<State>?
  private var observers: StateObservers?

  /// Keeps a copy of a state.
  init(
    _ state: UnsafePointer<State>,
    _ reader: StateObserversReader<State>,
    at keyPath: AnyKeyPath? = nil,
    reduction: ReductionContext
  ) {
    self.reader = reader
    super.init(at: keyPath, reduction: reduction)
    if reader.isEnum { HeldEnums.count.add(1, ordering: .relaxed) }
    keep(state)
  }

  deinit { if reader.isEnum { HeldEnums.count.subtract(1, ordering: .relaxed) } }

  /// Replaces the kept copy with a copy of `state`.
  func keep(_ state: UnsafePointer<State>) {
    box = StateBox(state)
    let found = reader.observers(of: state)
    guard found !== observers else { return }
    observers?.remove(self)
    observers = found
    found?.add(self)
  }

  /// Keeps the copy for good, or until another state is kept.
  ///
  /// A copy of the removed state may still be used elsewhere, with the same observers.
  func stop() {
    observers?.remove(self)
    observers = nil
  }

  /// Replaces the kept copy if its identity differs from that of `state`, or if changes of the state aren't observed.
  func follow(_ state: UnsafePointer<State>) {
    guard !reduction.isChangingState else { return }
    if !reader.isObservable || reader.observers(of: state) !== observers { keep(state) }
  }

  /// Drops the copy, because a reducer is about to change the state.
  func drop() { box = nil }

  var isDropped: Bool { box == nil }

  /// Gives `body` the kept state.
  func read(_ body: (UnsafePointer<State>) -> Void) {
    guard let box else { preconditionFailure("A state is read while a reducer changes it.") }
    body(UnsafePointer(box.pointer))
  }
}

/// The part of a held store that is notified when a state may have changed. Used only in the isolation of the store.
class StateKeeper {
  /// The reductions of the store.
  let reduction: ReductionContext
  /// The core of the held store.
  weak var owner: (any StateKeeperOwner)?
  /// The property of the enclosing state that the state is always read from; `nil` if it isn't known.
  let keyPath: AnyKeyPath?
  /// Whether the owner is to check the state once the reduction has ended.
  fileprivate var isMarked = false

  init(at keyPath: AnyKeyPath? = nil, reduction: ReductionContext) {
    self.keyPath = keyPath
    self.reduction = reduction
  }
}

/// The core of a held store.
protocol StateKeeperOwner: AnyObject {
  /// Checks the state after a reduction that may have changed or removed it.
  func refresh()
  /// Checks the state after a reduction that may have replaced it.
  func follow()
}

extension StateKeeperOwner {
  func follow() { refresh() }
}

/// Keepers, held weakly.
struct StateKeepers {
  private struct Entry { weak var keeper: StateKeeper? }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of released keepers are removed.
  private var limit = 4

  var isEmpty: Bool { entries.isEmpty }

  var all: some Sequence<StateKeeper> { entries.values.lazy.compactMap(\.keeper) }

  mutating func add(_ keeper: StateKeeper) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.keeper != nil }
      limit = max(4, 2 * entries.count)
    }
    entries[ObjectIdentifier(keeper)] = Entry(keeper: keeper)
  }

  mutating func remove(_ keeper: StateKeeper) { entries[ObjectIdentifier(keeper)] = nil }
}

extension ReductionContext {
  /// Marks the keepers of this store, so that their owners check their states once the reduction has ended.
  func mark(_ keepers: StateKeepers) {
    guard !keepers.isEmpty else { return }
    for keeper in keepers.all where keeper.reduction === self { mark(keeper) }
  }

  func mark(_ keeper: StateKeeper) {
    guard !keeper.isMarked else { return }
    keeper.isMarked = true
    marked.append(keeper)
    hasKeepers = true
  }

  /// Marks a keeper after each reduction.
  func markAlways(_ keeper: StateKeeper) {
    unobserved.add(keeper)
    hasKeepers = true
  }

  /// Lets the owners of marked keepers check their states.
  func refreshMarked() {
    guard hasKeepers else { return }
    mark(unobserved)
    hasKeepers = !unobserved.isEmpty
    let keepers = marked
    marked.removeAll(keepingCapacity: true)
    for keeper in keepers {
      keeper.isMarked = false
      keeper.owner?.refresh()
    }
  }
}

/// The number of held stores of enums. While it is 0, no reducer checks which enum it changes.
enum HeldEnums {
  static let count = Atomic(0)
}

/// A reader of the observers of states of one type: those of an observable struct, or those of an enum's payload.
@usableFromInline
struct StateObserversReader<State> {
  @usableFromInline let registrarOffset: Int
  /// Whether states of the type have observers.
  let isObservable: Bool

  @usableFromInline
  init() {
    let type = State.self as? any ObservableState.Type
    isObservable = type != nil
    registrarOffset = type.flatMap { StateStorage.of($0).registrarOffset } ?? -1
  }

  var isEnum: Bool { isObservable && registrarOffset < 0 }

  func observers(of state: UnsafePointer<State>) -> StateObservers? {
    if registrarOffset >= 0 { return state.registrar(at: registrarOffset).observers }
    return isEnum ? enumObservers(of: state) : nil
  }

  // Separate, so that only its own calls have a copy of a big state on the stack.
  @inline(never)
  private func enumObservers(of state: UnsafePointer<State>) -> StateObservers? {
    (State.self as? any ObservableState.Type)?.id(of: state).observers
  }

  /// Runs a reducer on a state. Held stores have no copy of the state meanwhile.
  @inlinable
  func withoutCopies<R>(_ state: inout State, _ reduce: (inout State) -> R) -> R {
    mayBeKept(&state) ? dropCopies(&state, reduce) : reduce(&state)
  }

  @inlinable
  func mayBeKept(_ state: inout State) -> Bool {
    guard registrarOffset >= 0 else { return mayBeHeldEnum }
    return withUnsafePointer(to: &state) { $0.registrar(at: registrarOffset).isObserved }
  }

  @usableFromInline
  var mayBeHeldEnum: Bool { isEnum && HeldEnums.count.load(ordering: .relaxed) > 0 }

  @usableFromInline
  func dropCopies<R>(_ state: inout State, _ reduce: (inout State) -> R) -> R {
    let keepers = keepers(of: &state)
    // Copies of the state elsewhere have the same observers, so each owner checks its own state.
    for keeper in keepers { keeper.reduction.mark(keeper) }
    guard keepers.count == 1, let only = keepers.first else { return reduce(&state) }
    only.drop()
    defer { if only.isDropped { withUnsafePointer(to: &state, only.keep) } }
    return reduce(&state)
  }

  /// Returns the keepers of a state that belong to the store reducing on this thread.
  private func keepers(of state: inout State) -> [LastState<State>] {
    guard let reduction = ReductionContext.currentReduction,
      let keepers = withUnsafePointer(to: &state, { observers(of: $0)?.ownKeepers })
    else { return [] }
    var own: [LastState<State>] = []
    for case let keeper as LastState<State> in keepers.all where keeper.reduction === reduction {
      own.append(keeper)
    }
    return own
  }

  /// Runs a reducer that may move an enum to another case. A held store keeps the payload of the case before.
  @usableFromInline
  func keepingCase<R>(_ state: inout State, _ reduce: (inout State) -> R) -> R {
    guard let keeper = keepers(of: &state).first(where: \.isDropped) else { return reduce(&state) }
    let reader = ChildIdentityReader<State>()
    let identity = withUnsafePointer(to: &state) {
      keeper.keep($0)
      return reader.identity(of: $0)
    }
    defer { if identity == withUnsafePointer(to: &state, reader.identity) { keeper.drop() } }
    return reduce(&state)
  }
}
