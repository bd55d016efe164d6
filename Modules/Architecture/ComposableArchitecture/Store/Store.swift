import Dependencies

/// A running feature: it holds the state, reduces the actions that are sent to it, and runs the effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// store.count  // 1
/// ```
///
/// Actions run in the order in which they were sent. An action that is sent while another is being reduced waits its
/// turn. Observers are notified after a reduction has ended. When a root store is released, its effects are
/// cancelled.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: StoreCore<State, Action>

  init(core: StoreCore<State, Action>) { self.core = core }

  deinit { DependencyObjects.forget(self) }

  /// Creates a root store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with. It is made with the dependencies that `prepareDependencies` sets.
  ///   - overlappingReads: How to answer a read of the store while it reduces an action.
  ///   - reducer: The reducer that runs the feature. Its bodies are evaluated once.
  ///   - prepareDependencies: Overrides dependencies for the store and its effects.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    overlappingReads: OverlappingReads = .automatic,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let engine = StoreEngine(
      initialState: initialState,
      reducer: reducer,
      withDependencies: { prepareDependencies?(&$0) },
      isolation: MainActor.shared,
      overlaps: StateOverlaps(overlappingReads)
    )
    self.init(core: engine)
  }

  /// Sends an action.
  ///
  /// - Returns: A handle on the effects that the action leads to.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { StoreTask(group: core.send(action)) }

  /// Gives `body` the state, unobserved.
  ///
  /// - Parameter body: Reads the state.
  public func withState<R>(
    _ body: (_ state: State) -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> R {
    let location = _SourceLocation(fileID, filePath, line, column)
    return core.read(as: .function("withState", at: location)) { state in
      ReductionContext.untracked { body(state.pointee) }
    }
  }

  /// Reads a part of the state, and registers the caller as an observer of it.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value
  where State: ObservableState {
    // Inlined, this is a call of the property's getter.
    if !_isLarge(Value.self), let state = observedPlace() { return Self.value(keyPath, in: state) }
    // In a closure, so that the code above makes no key path.
    return _value { keyPath }
  }

  // Separate, so that only its own calls have a copy of a big state on the stack in a debug build.
  @inlinable
  static func value<Value>(_ keyPath: KeyPath<State, Value>, in state: UnsafePointer<State>) -> Value {
    state.pointee[keyPath: keyPath]
  }

  /// Returns the address of the state, and registers the caller as an observer of the state's identity. `nil` if the
  /// address isn't fixed, if the state there is being changed, or if another store reduces.
  @usableFromInline
  func observedPlace() -> UnsafePointer<State>? where State: ObservableState {
    guard let place = core.place, !core.reduction.isChangingState, !ReductionContext.isReducingElsewhere
    else { return nil }
    core.access()
    State.accessWhole(place)
    return place
  }

  @usableFromInline
  func _value<Value>(at keyPath: () -> KeyPath<State, Value>) -> Value where State: ObservableState {
    core.observedValue(at: keyPath())
  }

  /// Whether the state that the store is scoped to has been removed.
  package var isInvalid: Bool { core.isInvalid }

  /// Whether an action is reduced before ``send(_:)`` returns.
  package var reducesAtOnce: Bool { core.reducesAtOnce }

  /// Returns an identifier for an element that is pushed to a stack of the state.
  package func nextElementID() -> StackElementID { core.elementIDs.next() }
}

extension Store where State: ObservableState {
  /// The state as it is. Reading a property of it registers the caller as an observer of that property.
  public var state: State { core.observedState }
}

extension Store: Identifiable {}

extension Store: Equatable {
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
}

extension Store: Hashable {
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Store: CustomDebugStringConvertible {
  /// The type of the store, as it is written in code: `StoreOf<Feature>`, or `Store<State, Action>` if the two aren't
  /// those of one feature.
  public nonisolated var debugDescription: String { storeName(State.self, Action.self) }
}

/// Returns the type of a store of the given types, as it is written in code.
func storeName<State, Action>(_: State.Type, _: Action.Type) -> String {
  let (state, action) = (typeName(State.self), typeName(Action.self))
  let feature = state.hasSuffix(".State") ? String(state.dropLast(".State".count)) : nil
  if let feature, action == feature + ".Action" { return "StoreOf<\(feature)>" }
  return "Store<\(state), \(action)>"
}

/// A store for a reducer: `StoreOf<Feature>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
