import CasePaths

extension Reducer {
  /// Runs a child's reducer on a case of the state while the state is in it.
  ///
  /// The child runs before this reducer. When the state leaves the case, the child's effects are cancelled. An action
  /// for the child while the state is in another case is reported as an issue.
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case that holds the child's actions.
  ///   - caseReducer: The child's reducer.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> where State: CasePathable {
    let location = _SourceLocation(fileID, filePath, line, column)
    return ifCaseLet(
      AnyCasePath(toCaseState),
      toCaseState,
      AnyCasePath(toCaseAction),
      caseReducer(),
      location
    )
  }

  @inlinable
  func ifCaseLet<Case: Reducer>(
    _ toCaseState: AnyCasePath<State, Case.State>,
    _ keyPath: AnyKeyPath,
    _ toCaseAction: AnyCasePath<Action, Case.Action>,
    _ child: Case,
    _ location: _SourceLocation
  ) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      _ReducerNode(
        parent: _resolve(),
        child: ChildNode(child),
        keyPath: keyPath,
        toChildState: toCaseState,
        toChildAction: toCaseAction,
        location: location
      )
    }
  }
}

extension _ReducerNode {
  /// Runs `child` on a case of the state, and then `parent`.
  ///
  /// - Parameter isPart: Whether the child is a part of its parent's feature, as that of a ``Scope``.
  @inlinable
  init<ChildState, ChildAction>(
    parent: _ReducerNode,
    child: ChildNode<ChildState, ChildAction>,
    keyPath: AnyKeyPath,
    toChildState: AnyCasePath<State, ChildState>,
    toChildAction: AnyCasePath<Action, ChildAction>,
    isPart: Bool = false,
    location: _SourceLocation
  ) {
    let reader = ChildIdentityReader<ChildState>()
    self.init { state, action in
      var effect = Effect<Action>.none
      if let childAction = toChildAction.extract(from: action) {
        var present: ChildIdentity?
        let childEffect = toChildState._modify(&state) { state in
          let effect = child.reduce(into: &state, action: childAction)
          present = withUnsafePointer(to: &state) { reader.identity(of: $0) }
          return effect
        }
        if let childEffect, let present {
          effect = childEffect.embedded(in: toChildAction).scoped(
            keyPath,
            present,
            isPart: isPart,
            ChildPlace(isStored: present.isStored) { parent, body in
              toChildState._read(parent.state(State.self)) {
                reader.identity(of: $0) == present && body(UnsafeRawPointer($0))
              } ?? false
            }
          )
        } else {
          let name = isPart ? "A \"Scope\"" : "An \"ifCaseLet\""
          RuntimeWarning.wrongCase(name, action: action, state: state, at: location)
        }
      }
      return effect.merge(with: parent.reduce(into: &state, action: action))
    }
  }
}
