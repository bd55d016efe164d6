/// An observer of a part of a store's state as a value, for state whose properties can't be observed one by one.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  /// The current value. Reading it registers the caller as an observer.
  public var state: ViewState {
    property.access()
    return current
  }

  private var current: ViewState
  private let property = ObservedProperty()
  private let sendAction: (ViewAction) -> StoreTask
  private let isInvalid: () -> Bool
  private let storeStates: () -> ViewState
  private let isDuplicate: (ViewState, ViewState) -> Bool
  private let makeStates: () -> AsyncStream<ViewState>
  private var subscription: StoreSubscription?

  /// Observes the value that `toViewState` reads.
  ///
  /// - Parameters:
  ///   - store: The store to observe.
  ///   - toViewState: Reads the value to observe.
  ///   - fromViewAction: Converts an action of the view to an action of the store.
  ///   - isDuplicate: Whether two values are the same to an observer.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    current = store.withState(toViewState)
    storeStates = { store.withState(toViewState) }
    sendAction = { store.send(fromViewAction($0)) }
    isInvalid = { store.isInvalid }
    makeStates = { store.core.states(of: toViewState, removeDuplicates: isDuplicate) }
    self.isDuplicate = isDuplicate
    // A store is on the main actor, and so are its reductions.
    let subscription = StoreSubscription { [weak self] in MainActor.assumeIsolated { self?.update() } }
    self.subscription = subscription
    store.core.subscribe(subscription)
  }

  /// Observes the value that `toViewState` reads, and sends the store's own actions.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) { self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate) }

  /// Reads a part of the value, and registers the caller as an observer.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    property.access()
    return current[keyPath: keyPath]
  }

  /// Sends an action.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { sendAction(action) }

  /// Sends an action, and returns when `predicate` no longer holds.
  public func send(_ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool) async {
    let task = send(action)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Returns when `predicate` no longer holds.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    for await state in states where !predicate(state) { return }
  }

  /// Returns a binding to the value that `get` reads. Writing to it sends the action that `send` makes.
  public func binding<Value>(
    get: @escaping @MainActor (ViewState) -> Value,
    send toAction: @escaping @MainActor (Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: {
        self.property.access()
        return get(self.current)
      },
      set: { if !self.isInvalid() { self.send(toAction($0)) } }
    )
  }

  /// Returns a binding to the value that `get` reads. Writing to it sends `action`, whatever is written.
  public func binding<Value>(
    get: @escaping @MainActor (ViewState) -> Value,
    send action: ViewAction
  ) -> Binding<Value> { binding(get: get, send: { _ in action }) }

  /// Returns a binding to the value. Writing to it sends the action that `send` makes.
  public func binding(send toAction: @escaping @MainActor (ViewState) -> ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: toAction)
  }

  /// Returns a binding to the value. Writing to it sends `action`, whatever is written.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: { _ in action })
  }

  /// The values without duplicates, beginning with the current one, until the store is released.
  ///
  /// A loop that is slower than the store gets the newest value and misses those before it. The loop retains neither
  /// the view store nor the store.
  public var states: AsyncStream<ViewState> { makeStates() }

  private func update() {
    let new = storeStates()
    guard !isDuplicate(current, new) else { return }
    current = new
    property.notify()
  }
}

extension ViewStore where ViewState: Equatable {
  /// Observes the value that `toViewState` reads.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (State) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action
  ) { self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 }) }

  /// Observes the value that `toViewState` reads, and sends the store's own actions.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState
  ) { self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 }) }
}

/// A view store for a reducer: `ViewStoreOf<Feature>`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
