import CasePaths

/// A reducer that carries out the changes that binding actions describe. It is the first in the body of a feature
/// with controls.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in … }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  @usableFromInline let apply: (_ action: Action, _ state: inout State) -> Void

  /// Creates a reducer for actions that include the changes themselves.
  // Inlinable, because generic code looks up the types of optionals with each action.
  @inlinable
  public init() where Action == ViewAction { apply = { $0.binding?.apply(to: &$1) } }

  /// Creates a reducer for the changes among the actions in a case.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    apply = { path.extract(from: $0)?.binding?.apply(to: &$1) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    apply(action, &state)
    return .none
  }
}
