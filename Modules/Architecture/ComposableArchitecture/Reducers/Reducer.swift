/// A description of how an action changes the state of an application, and of the effects to run then.
///
/// Conform with a ``body-swift.property`` composed of other reducers, or, for a leaf, with
/// ``reduce(into:action:)``. The `@Reducer` macro adds the conformance and what goes with it.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
public protocol Reducer<State, Action>: SendableMetatype {
  /// The state that the reducer changes.
  associatedtype State
  /// The events that the reducer handles.
  associatedtype Action
  /// The type of the composed body; `Never` for a reducer that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes `state` in response to `action`.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: The event.
  /// - Returns: The effects to run once the reduction has ended; `.none` for none.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is composed of.
  ///
  /// A store makes it once. If it has an `if`, a `switch` or a `for`, it is made for each action, so that what the
  /// condition reads (a dependency, a shared value) may change while the store runs.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Returns the reducer in the form that a store keeps: the tree of bodies, built once, or once for each combination
  /// of branches.
  func _resolve() -> _ReducerNode<State, Action>
}

/// A reducer over the state and the actions of another: `some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// Never called: the reducer implements ``reduce(into:action:)``.
  public var body: Body { fatalError("'\(Self.self)' has no body: it implements 'reduce(into:action:)'.") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  @inlinable
  public func _resolve() -> _ReducerNode<State, Action> { ReducerSurvey.visit(self) { .resolving { body } } }
}

extension Reducer {
  @inlinable
  public func _resolve() -> _ReducerNode<State, Action> {
    ReducerSurvey.visit(self) {
      .replacing { state, action in reduce(into: &state, action: action) }
    }
  }
}

/// An effect for a reducer: `EffectOf<Feature>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
