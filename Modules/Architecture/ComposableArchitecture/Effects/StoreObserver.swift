/// An observer of a store: of each action, its reduction and duration, and of the effects.
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
/// All requirements have implementations that do nothing. Those about reductions are called in the isolation of the
/// store, within the reduction. An action that they send waits its turn. Those about effects may be called from any
/// thread.
public protocol StoreObserver: Sendable {
  /// Whether the states before and after a reduction are kept for ``didReduce(_:)``. Read before each reduction;
  /// `false` by default. Keeping the state before makes the reduction copy what it changes.
  var comparesStates: Bool { get }

  /// Called before an action is reduced.
  func willReduce<Action>(_ action: Action)

  /// Called after an action has been reduced. Its effects haven't been started yet.
  func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>)

  /// Called when an operation has been started.
  func effectDidStart(_ effect: StoreEffect)

  /// Called when an operation has been cancelled. Its later actions are dropped. If it had been started,
  /// ``effectDidEnd(_:)`` follows when it has returned.
  func effectWasCancelled(_ effect: StoreEffect)

  /// Called when a started operation has returned.
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
