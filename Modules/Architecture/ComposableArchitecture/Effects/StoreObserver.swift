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
