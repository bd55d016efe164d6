import CasePaths

/// The state that a store shows: the whole state of a ``StoreEngine``, or a part of it.
///
/// A core is touched only in the isolation of its store: the main actor for a ``Store``, the actor itself for
/// a ``StoreActor``.
class StoreCore<State, Action> {
  /// The address of the state during the life of the engine; `nil` if it may change.
  let place: UnsafePointer<State>?
  /// The reductions of the engine. During one, nothing but ``read(as:_:)`` touches the state.
  let reduction: EffectfulReduction
  /// The stores of its children. Most cores have none.
  final private(set) lazy var children = StoreCache()
  private var ending: [WeakSubscription] = []
  /// Made when a part of the state that may be removed gets a store.
  final private(set) var stateWatch: StateWatch<State, Action>?

  init(place: UnsafePointer<State>?, reduction: EffectfulReduction) {
    self.place = place
    self.reduction = reduction
  }

  deinit { for entry in ending { entry.subscription?.didEnd() } }

  /// Gives `body` the state in place.
  ///
  /// - Parameter read: Names the read in the message about one that overlaps a reduction.
  final func read<R>(as read: @autoclosure () -> StateRead? = nil, _ body: (UnsafePointer<State>) -> R) -> R {
    if let place, !reduction.isChangingState { return body(place) }
    if reduction.isChangingState, reduction.overlappingRead == nil {
      reduction.overlappingRead = (read(), storeName(State.self, Action.self))
    }
    return readMovable(body)
  }

  // Separate from the above, so that reading a state at a fixed place needs no room for it.
  @inline(never)
  private final func readMovable<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    var result: R?
    withPointer { result = body($0) }
    guard let result else { preconditionFailure("A store core read no state.") }
    return result
  }

  /// Reads a part of the state, and registers the caller as an observer of it.
  final func value<Value>(at keyPath: KeyPath<State, Value>) -> Value { observing { ownValue(at: keyPath) } }

  /// Runs `body` and registers its reads of the state, even if another store reduces.
  final func observing<R>(_ body: () -> R) -> R {
    reduction.isChangingState ? body() : ReductionContext.observing(body)
  }

  private final func ownValue<Value>(at keyPath: KeyPath<State, Value>) -> Value {
    access()
    // A key path to a computed property copies the value that it reads from.
    guard _isLarge(Value.self) || _isLarge(State.self) else {
      return read(as: .keyPath(keyPath)) { $0.pointee[keyPath: keyPath] }
    }
    return largeValue(StateProjection(reading: keyPath))
  }

  private final func largeValue<Value>(_ part: StateProjection<State, Value>) -> Value {
    // `copy` initializes it, as `read` always calls its closure, and `move` leaves nothing to deinitialize.
    let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { value.deallocate() }
    read(as: .keyPath(part.keyPath)) { part.copy(from: $0, to: value) }
    return value.move()
  }

  /// The state, whose properties the caller may read as an observer.
  final var wholeState: State {
    // Reads of its properties register no observers while another store reduces.
    if ReductionContext.isReducingElsewhere, !reduction.isChangingState { accessAll() }
    access()
    return read(as: .property("state")) { $0.pointee }
  }

  /// Registers the caller as an observer of all changes, in this state and around it.
  func accessAll() {}

  /// Gives `body` the state if its address isn't fixed or if it is being changed.
  func withPointer(_ body: (UnsafePointer<State>) -> Void) {}

  func send(_ action: Action) -> EffectGroup? { nil }

  /// Registers the caller as an observer of the identity of the state that the store shows.
  func access() {}

  /// Whether the state that the store shows has been removed.
  var isInvalid: Bool { false }

  /// Whether an action is reduced before `send` returns. It isn't while another one is being reduced.
  var reducesAtOnce: Bool { true }

  /// The generator of the identifiers of stack elements.
  var elementIDs: StackElementIDGenerator { .current }

  /// Marks a keeper whenever this state may have changed. If its changes aren't observed, marks it for those of the
  /// enclosing state.
  final func watch(_ keeper: StateKeeper) {
    if let stateWatch { return stateWatch.add(keeper) }
    let reader = StateObserversReader<State>()
    guard reader.isObservable else { return watchEnclosing(keeper) }
    let watch = StateWatch(self, reader: reader)
    stateWatch = watch
    watch.add(keeper)
    watchReplacement(watch, isEnum: reader.isEnum)
  }

  /// Marks a keeper whenever the enclosing state may have changed. A whole state has none: anything may change it.
  func watchEnclosing(_ keeper: StateKeeper) { reduction.markAlways(keeper) }

  /// Marks a keeper whenever another state may have replaced this one. A whole struct keeps its observers.
  func watchReplacement(_ keeper: StateKeeper, isEnum: Bool) { if isEnum { watchEnclosing(keeper) } }

  /// Tells `subscription` of each reduction, as long as it is kept.
  func subscribe(_ subscription: StoreSubscription) {}

  /// Notifies `subscription` when the core is released.
  final func endsWithCore(_ subscription: StoreSubscription) {
    ending.removeAll { $0.subscription == nil }
    ending.append(WeakSubscription(subscription: subscription))
  }
}

extension StoreCore where State: ObservableState {
  /// Reads a part of the state, and registers the caller as an observer of it.
  final func observedValue<Value>(at keyPath: KeyPath<State, Value>) -> Value {
    accessWhole()
    return value(at: keyPath)
  }

  /// The state, whose properties the caller may read as an observer.
  final var observedState: State {
    accessWhole()
    return wholeState
  }

  /// Registers the caller as an observer of the replacement of the state.
  private func accessWhole() {
    if State._$hasUnobservedProperties, !reduction.isChangingState { observing { read(State.accessWhole) } }
  }
}

/// A part of the state of another core.
class ScopedCore<Parent, ParentAction, State, Action>: StoreCore<State, Action> {
  /// The way from an action to that of the parent.
  enum Embedding {
    /// A case. Its path is looked up with the first action, because that is slow and many stores send none.
    case inCase(CaseKeyPath<ParentAction, Action>)
    case function((Action) -> ParentAction)
  }

  let parent: StoreCore<Parent, ParentAction>
  private var embedding: Embedding

  init(_ parent: StoreCore<Parent, ParentAction>, place: UnsafePointer<State>?, action: Embedding) {
    self.parent = parent
    embedding = action
    super.init(place: place, reduction: parent.reduction)
  }

  private var toParentAction: (Action) -> ParentAction {
    switch embedding {
    case .function(let embed): return embed
    case .inCase(let keyPath):
      let embed = AnyCasePath(keyPath)._embed
      embedding = .function(embed)
      return embed
    }
  }

  // Even if the state has been removed: the operator that misses it reports the action.
  override func send(_ action: Action) -> EffectGroup? { parent.send(toParentAction(action)) }

  override var reducesAtOnce: Bool { parent.reducesAtOnce }
  override var elementIDs: StackElementIDGenerator { parent.elementIDs }

  override func accessAll() { parent.accessAll() }

  override func watchEnclosing(_ keeper: StateKeeper) { parent.watch(keeper) }

  override func watchReplacement(_ keeper: StateKeeper, isEnum: Bool) { parent.watch(keeper) }

  override func subscribe(_ subscription: StoreSubscription) { parent.subscribe(subscription) }
}

/// A property of the state of another core.
final class PropertyCore<Parent, ParentAction, State, Action>:
  ScopedCore<Parent, ParentAction, State, Action>
{
  private let projection: StateProjection<Parent, State>
  /// The observers of the property in the parent with the given number.
  private var observed: (parent: UInt64, property: ObservedProperty)?

  init(
    _ parent: StoreCore<Parent, ParentAction>,
    _ projection: StateProjection<Parent, State>,
    action: CaseKeyPath<ParentAction, Action>
  ) {
    self.projection = projection
    super.init(parent, place: parent.place.flatMap(projection.pointer), action: .inCase(action))
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    parent.read { projection.read($0, body) }
  }

  override func access() {
    guard !reduction.isChangingState else { return }
    parent.access()
    guard projection.registrarOffset >= 0, !ReductionContext.isReducing else { return }
    parent.read { parent in
      // Each read through a scoped store comes here, once for each level.
      let registrar = projection.registrar(of: parent)
      if let observed, observed.parent == registrar.number { return observed.property.access() }
      let property = registrar.observers.property(at: projection.observedKeyPath)
      observed = (registrar.number, property)
      property.access()
    }
  }

  override func watchReplacement(_ keeper: StateKeeper, isEnum: Bool) {
    parent.watch(keeper)
    if !projection.isTracked { reduction.markAlways(keeper) }
  }

  override var isInvalid: Bool { place == nil && parent.isInvalid }
}

/// Returns whether a value is so large that as few copies as possible are put on the stack.
@inlinable
func _isLarge<Value>(_: Value.Type) -> Bool { MemoryLayout<Value>.size > 16_384 }
