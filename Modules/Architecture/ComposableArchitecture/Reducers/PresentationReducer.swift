import CasePaths

extension Reducer {
  /// Runs the reducer of a presented feature while it is presented.
  ///
  /// The presented feature runs before this reducer. A `dismiss` action sets its state to `nil` after this reducer
  /// has run. When it is dismissed or replaced, its effects have been cancelled by the time `send` returns. Within
  /// it, `@Dependency(\.dismiss)` dismisses it.
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path of the presented state: `\.$destination`.
  ///   - toPresentationAction: The case that holds the presented feature's actions.
  ///   - destination: The presented feature's reducer.
  // See `_OptionalChildState`.
  @_disfavoredOverload
  public func ifLet<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    let location = _SourceLocation(fileID, filePath, line, column)
    return ifLet(toPresentationState, AnyCasePath(toPresentationAction), destination(), location)
  }

  @usableFromInline
  func ifLet<Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<Destination.State>>,
    _ toPresentationAction: AnyCasePath<Action, PresentationAction<Destination.Action>>,
    _ destination: Destination,
    _ location: _SourceLocation
  ) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      let projection = StateProjection(toPresentationState)
      let node = PresentationNode(
        base: _resolve(),
        destination: ChildNode(destination),
        projection: projection,
        numbers: ChildNumbers(projection, content: { $0.pointee.number }, changed: { _, _ in [Int]?.none }),
        toPresentationAction: toPresentationAction,
        location: location
      )
      return _ReducerNode { node.reduce(into: &$0, action: $1) }
    }
  }
}

private struct PresentationNode<State, Action, ChildState, ChildAction> {
  let base: _ReducerNode<State, Action>
  let destination: ChildNode<ChildState, ChildAction>
  let projection: StateProjection<State, PresentationState<ChildState>>
  let numbers: ChildNumbers
  let toPresentationAction: AnyCasePath<Action, PresentationAction<ChildAction>>
  let location: _SourceLocation
  private let reader = ChildIdentityReader<ChildState>()
  private let states = ChildState.self is any ObservableState.Type ? StateIdentityReader<ChildState>() : nil
  private let identities = StateIdentityReader<PresentationState<ChildState>>()
  private let ephemeral = Ephemeral<ChildState, ChildAction>()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let presentationAction = toPresentationAction.extract(from: action)
    let canEnd = if case .dismiss? = presentationAction { true } else { ephemeral.isPossible }
    let presented = canEnd ? presentedState(in: &state) : nil
    var effect = Effect<Action>.none
    switch presentationAction {
    case .presented(let childAction)?:
      if let childEffect = reducePresented(&state, childAction) {
        effect = childEffect
      } else {
        RuntimeWarning.missingPresentation(action: action, isDismissal: false, at: location)
      }
    case .dismiss? where presented == nil:
      RuntimeWarning.missingPresentation(action: action, isDismissal: true, at: location)
    case .dismiss?, nil:
      break
    }
    effect = effect.merge(with: base.reduce(into: &state, action: action))
    if let presented, let presentationAction, endsPresentation(presentationAction, in: &state),
      presentedState(in: &state) == presented
    {
      projection.modify(&state, identities) { $0.dismiss() }
    }
    return effect
  }

  /// - Returns: The effect; `nil` if nothing is presented.
  private func reducePresented(_ state: inout State, _ action: ChildAction) -> Effect<Action>? {
    let reduction = EffectfulReduction.running
    let outer = reduction?.enterPresentation()
    let effect = projection.modify(&state, identities) { presentation in
      presentation.modifyPresented { destination.reduce(into: &$0, action: action) }
    }
    let route = reduction?.leavePresentation(to: outer)
    // If a child has replaced its state, these are the effects of the new state.
    guard let effect, !effect.isNone, let identity = readPresented(in: &state, reader.identity)
    else { return effect.map { _ in Effect.none } }
    let toPresentationAction = toPresentationAction
    return effect.map { toPresentationAction.embed(.presented($0)) }
      .scoped(
        projection.keyPath,
        identity,
        place(of: identity),
        dismiss: toPresentationAction.embed(.dismiss),
        route: route
      )
  }

  private func place(of identity: ChildIdentity) -> ChildPlace {
    let isStored = projection.offset >= 0 && identity.isStored
    return ChildPlace(isStored: isStored, in: numbers) { [projection, reader] parent, body in
      projection.read(parent.state(State.self)) { presentation in
        presentation.pointee.readPresented { child in
          reader.identity(ofWrapped: child) == identity ? body(UnsafeRawPointer(child)) : nil
        } ?? false
      }
    }
  }

  /// Returns whether the presentation is over once the action has been handled: dismissed, or an alert answered.
  private func endsPresentation(_ action: PresentationAction<ChildAction>, in state: inout State) -> Bool {
    switch action {
    case .dismiss: true
    case .presented(let action):
      readPresented(in: &state) { ephemeral.isAnswer(action, $0) } ?? false
    }
  }

  /// Returns the identity of the presented state. It differs if the parent presents something else within the same
  /// action.
  private func presentedState(in state: inout State) -> ChildIdentity? {
    readPresented(in: &state) { states?.identity(of: $0).map(ChildIdentity.state) ?? reader.identity(of: $0) }
  }

  private func readPresented<R>(in state: inout State, _ body: (UnsafePointer<ChildState>) -> R) -> R? {
    withUnsafePointer(to: &state) { state in
      projection.read(state) { $0.pointee.readPresented { $0.withWrapped(body) } }
    }
  }
}
