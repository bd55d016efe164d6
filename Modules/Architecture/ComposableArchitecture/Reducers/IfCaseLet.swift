import CasePaths

extension Reducer {
  /// Runs a child's reducer on a case of the state while the state is in it.
  ///
  /// The child runs before this reducer. When the state leaves the case, the child's effects are cancelled. An
  /// action for a child whose case the state is not in is reported as an issue.
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - caseReducer: The child's reducer.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where State: CasePathable {
    _IfCaseLetReducer(
      parent: self,
      child: caseReducer(),
      location: toCaseState,
      toChildState: AnyCasePath(toCaseState),
      toChildAction: AnyCasePath(toCaseAction),
      source: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: ComposedReducer {
  public typealias State = Parent.State
  public typealias Action = Parent.Action
  public typealias Body = Never

  let parent: Parent
  let child: Child
  let location: AnyKeyPath
  let toChildState: AnyCasePath<Parent.State, Child.State>
  let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  let source: SourceLocation

  public func _resolve() -> _ReducerNode<Parent.State, Parent.Action> {
    IfCaseLetNode(
      parent: parent._resolve(),
      child: child._resolve(),
      location: location,
      toChildState: toChildState,
      toChildAction: toChildAction,
      source: source
    )
  }
}

final class IfCaseLetNode<State, Action, ChildState, ChildAction>: _ReducerNode<State, Action> {
  private let parent: _ReducerNode<State, Action>
  private let child: _ReducerNode<ChildState, ChildAction>
  private let location: AnyKeyPath
  private let toChildState: AnyCasePath<State, ChildState>
  private let toChildAction: AnyCasePath<Action, ChildAction>
  private let source: SourceLocation

  init(
    parent: _ReducerNode<State, Action>,
    child: _ReducerNode<ChildState, ChildAction>,
    location: AnyKeyPath,
    toChildState: AnyCasePath<State, ChildState>,
    toChildAction: AnyCasePath<Action, ChildAction>,
    source: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.location = location
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.source = source
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let identity = toChildState.extract(from: state).map(ChildIdentity.of)
    let scope = identity.map { EffectScope(location: location, identity: $0) }
    var effect = Effect<Action>.none
    if let childAction = toChildAction.extract(from: action) {
      let childEffect = modifyPayload(of: &state, at: toChildState) {
        child.reduce(into: &$0, action: childAction)
      }
      if let childEffect, let scope {
        effect = childEffect.embedded(in: toChildAction).scoped(scope, dismiss: nil)
      } else {
        Misuse.wrongCase("An \"ifCaseLet\"", action: action, state: state, at: source)
      }
    }
    let departing = ReductionContext.isWatched ? toChildState.extract(from: state) : nil
    effect = effect.merged(with: parent.reduce(into: &state, action: action))
    if let scope, toChildState.extract(from: state).map(ChildIdentity.of) != identity {
      ReductionContext.willDepart(departing)
      effect = effect.merged(with: Effect(operation: .cancelScope(scope)))
    }
    return effect
  }
}
