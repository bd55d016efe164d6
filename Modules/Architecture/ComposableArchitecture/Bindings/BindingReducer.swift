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
  let toViewAction: (Action) -> ViewAction?

  /// Creates a reducer for actions that include the changes themselves.
  public init() where Action == ViewAction { toViewAction = { $0 } }

  /// Creates a reducer for the changes among the actions in a case.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }
}
