/// A property of a view's state that is bound to a `@BindingState` property of the feature.
///
/// ```swift
/// struct ViewState: Equatable {
///   @BindingViewState var text: String
///   init(_ store: BindingViewStore<Feature.State>) { _text = store.$text }
/// }
/// ```
@available(*, deprecated, message: "Apply '@ObservableState' to the feature's state instead.")
@propertyWrapper
public struct BindingViewState<Value> {
  /// The value when the view's state was made.
  public let wrappedValue: Value
  /// A binding to the property.
  public let projectedValue: Binding<Value>

  @preconcurrency @MainActor
  init(binding: Binding<Value>) {
    wrappedValue = binding.wrappedValue
    projectedValue = binding
  }
}

@available(*, deprecated)
extension BindingViewState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

@available(*, deprecated)
extension BindingViewState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

@available(*, deprecated)
extension BindingViewStore {
  /// Observes a store: reads its state, and sends binding actions to it.
  init<Action: BindableAction>(store: Store<State, Action>) where Action.State == State {
    self.init(read: { store.withState { $0 } }) { if !store.isInvalid { store.send(.binding($0)) } }
  }

  /// Returns a `@BindingState` property, bound to the store.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    BindingViewState(
      binding: Binding(get: { read()[keyPath: keyPath].wrappedValue }, set: { write(.set(keyPath, $0)) })
    )
  }
}

@available(*, deprecated, message: "Apply '@ObservableState' to the feature's state instead.")
extension ViewStore {
  /// Observes a view's state that has `@BindingViewState` properties.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping @MainActor (BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) where Action.State == State {
    let bindings = BindingViewStore(store: store)
    self.init(
      store,
      // The value is made and read on the main actor.
      observe: { _ in MainActor.assumeIsolated { UncheckedSendable(toViewState(bindings)) }.value },
      send: fromViewAction,
      removeDuplicates: isDuplicate
    )
  }

  /// Observes a view's state that has `@BindingViewState` properties.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping @MainActor (BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (ViewAction) -> Action
  ) where Action.State == State, ViewState: Equatable {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Observes a view's state that has `@BindingViewState` properties.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping @MainActor (BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction, ViewAction.State == State, ViewState: Equatable {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 })
  }

  /// Returns a binding to a `@BindingState` property of the observed state.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> where ViewAction: BindableAction, ViewAction.State == ViewState {
    binding(get: { $0[keyPath: keyPath].wrappedValue }, send: { .binding(.set(keyPath, $0)) })
  }
}
