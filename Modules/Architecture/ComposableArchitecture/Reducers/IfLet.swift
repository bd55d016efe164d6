import CasePaths

extension Reducer {
  /// Runs a child's reducer on an optional part of the state while it isn't `nil`.
  ///
  /// The child runs before this reducer. When the child's state becomes `nil`, or that of another child, its effects
  /// are cancelled. An action for a missing child is reported as an issue.
  ///
  /// - Parameters:
  ///   - toWrappedState: The key path of the child's state.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child's reducer.
  // See `_OptionalChildState`.
  @_disfavoredOverload
  @inlinable
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    ifLet(toWrappedState, AnyCasePath(toWrappedAction), wrapped(), .init(fileID, filePath, line, column))
  }

  @inlinable
  func ifLet<Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, Wrapped.State?>,
    _ toWrappedAction: AnyCasePath<Action, Wrapped.Action>,
    _ wrapped: Wrapped,
    _ location: _SourceLocation
  ) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      let parent = _resolve()
      let child = ChildNode(wrapped)
      let projection = StateProjection(toWrappedState)
      let reader = ChildIdentityReader<Wrapped.State>()
      let identities = StateIdentityReader<Wrapped.State?>()
      let isEphemeral = Wrapped.State.self is any _EphemeralState.Type
      return _ReducerNode { state, action in
        var effect = Effect<Action>.none
        if let childAction = toWrappedAction.extract(from: action) {
          if reader.identity(in: &state, at: projection) != nil {
            effect = projection.modify(&state, identities) { child.reduce(into: &$0, action: childAction) }
              .embedded(in: toWrappedAction)
            if isEphemeral { projection.modify(&state, identities) { $0 = nil } }
            // If a child has replaced its state, these are the effects of the new state.
            if !effect.isNone, let child = reader.identity(in: &state, at: projection) {
              effect = effect.scoped(
                projection.keyPath,
                child,
                ChildPlace(isStored: projection.offset >= 0 && child.isStored) { parent, body in
                  projection.read(parent.state(State.self)) {
                    reader.identity(ofWrapped: $0) == child && body(UnsafeRawPointer($0))
                  }
                }
              )
            }
          } else {
            RuntimeWarning.missingChild(action: action, at: location)
          }
        }
        return effect.merge(with: parent.reduce(into: &state, action: action))
      }
    }
  }
}

extension Effect {
  /// Returns the effect as that of a child that can be removed.
  @inlinable
  func scoped(
    _ location: AnyKeyPath,
    _ identity: @autoclosure () -> ChildIdentity,
    isPart: Bool = false,
    _ place: @autoclosure () -> ChildPlace,
    dismiss: @autoclosure () -> Action? = nil,
    route: DismissRoute? = nil
  ) -> Self {
    if isNone { return .none }
    let scope = EffectScope(location: location, identity: identity(), isPart: isPart, place: place())
    let dismissal = dismiss().map { Dismissal(action: AnyAction($0), route: route) }
    return Self(.scoped(scope, dismissal, erased))
  }
}
