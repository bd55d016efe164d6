/// Sees what happens in a store: each action, its reduction and how long it took, and what becomes of effects.
///
/// ```swift
/// struct SlowActions: StoreObserver {
///   func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
///     guard reduction.duration > .milliseconds(8) else { return }
///     print("\(reduction.duration) for \(reduction.action)")
///   }
/// }
///
/// Store(initialState: Root.State()) {
///   Root().observed(by: SlowActions())
/// }
/// ```
///
/// All requirements have implementations that do nothing. Those about reductions are called in the isolation
/// of the store, within the reduction; an action that they send waits its turn. Those about effects may be
/// called from any thread.
public protocol StoreObserver: Sendable {
  /// Whether the states before and after a reduction are kept for ``didReduce(_:)``. Asked before each
  /// reduction; `false` by default. To keep the state before makes the reduction copy what it changes.
  var comparesStates: Bool { get }

  /// An action is about to be reduced.
  func willReduce<Action>(_ action: Action)

  /// An action has been reduced. Its effects have not been started yet.
  func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>)

  /// An operation has been started.
  func effectDidStart(_ effect: StoreEffect)

  /// An operation has been cancelled. What its code still sends is not heard; if it had been started,
  /// ``effectDidEnd(_:)`` follows when the code has returned.
  func effectWasCancelled(_ effect: StoreEffect)

  /// An operation that was started has returned.
  func effectDidEnd(_ effect: StoreEffect)
}

extension StoreObserver {
  public var comparesStates: Bool { false }
  public func willReduce<Action>(_: Action) {}
  public func didReduce<State, Action>(_: StoreReduction<State, Action>) {}
  public func effectDidStart(_: StoreEffect) {}
  public func effectWasCancelled(_: StoreEffect) {}
  public func effectDidEnd(_: StoreEffect) {}
}

extension Reducer {
  /// Has `observer` told of each action of this reducer, of its reduction, and of its effects.
  ///
  /// Where it stands is what it sees: around the reducer of a store, everything; around a child's, the child.
  /// A reducer without an observer pays nothing.
  ///
  /// - Parameter observer: Who is told.
  public func observed(by observer: some StoreObserver) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      let base = _resolve()
      return _ReducerNode { state, action in
        let context = ReductionContext.currentReduction
        let number = context?.number ?? UniqueNumber.next()
        context?.number = number
        observer.willReduce(action)
        let old = observer.comparesStates ? state : nil
        let start = ContinuousClock.now
        let effect = base.reduce(into: &state, action: action)
        let duration = start.duration(to: .now)
        observer.didReduce(
          StoreReduction(
            id: number,
            action: action,
            cause: ActionCause(context?.sender),
            duration: duration,
            states: old.map { ($0, state) }
          )
        )
        return effect.isNone ? effect : effect.observed(by: observer)
      }
    }
  }
}
