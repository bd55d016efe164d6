import CasePaths
import Dependencies

extension Reducer {
  /// Runs an element's reducer on each feature of a navigation stack.
  ///
  /// The element runs before this reducer. `push` puts a feature on top before this reducer runs; `popFrom` removes
  /// one, and those above it, afterwards. When a feature leaves the stack, its effects have been cancelled by the
  /// time `send` returns. Within it, `@Dependency(\.dismiss)` pops it.
  ///
  /// - Parameters:
  ///   - toStackState: The key path of the stack.
  ///   - toStackAction: The case that holds the stack's actions.
  ///   - destination: The reducer of an element.
  // See `_OptionalChildState`.
  @_disfavoredOverload
  public func forEach<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    forEach(toStackState, AnyCasePath(toStackAction), destination(), .init(fileID, filePath, line, column))
  }

  @usableFromInline
  func forEach<Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<Destination.State>>,
    _ toStackAction: AnyCasePath<Action, StackAction<Destination.State, Destination.Action>>,
    _ destination: Destination,
    _ location: _SourceLocation
  ) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      let projection = StateProjection(toStackState)
      let node = StackNode(
        base: _resolve(),
        destination: ChildNode(destination),
        projection: projection,
        numbers: ChildNumbers(projection) {
          $0.pointee.changes.content
        } changed: {
          $0.pointee.ids(changedSince: $1)
        },
        toStackAction: toStackAction,
        location: location
      )
      return _ReducerNode { node.reduce(into: &$0, action: $1) }
    }
  }
}

private struct StackNode<State, Action, ElementState, ElementAction> {
  let base: _ReducerNode<State, Action>
  let destination: ChildNode<ElementState, ElementAction>
  let projection: StateProjection<State, StackState<ElementState>>
  let numbers: ChildNumbers
  let toStackAction: AnyCasePath<Action, StackAction<ElementState, ElementAction>>
  let location: _SourceLocation
  private let reader = StateIdentityReader<ElementState>()
  private let identities = StateIdentityReader<StackState<ElementState>>()
  private let ephemeral = Ephemeral<ElementState, ElementAction>()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    var popping: StackElementID?
    switch toStackAction.extract(from: action) {
    case .element(let id, let elementAction)?:
      effect = reduceElement(&state, id, elementAction, action)
    case .popFrom(let id)?:
      if read(&state, { $0.contains(id) }) {
        popping = id
      } else {
        RuntimeWarning.missingElement(id: id, action: action, sending: "a \"popFrom\" action", at: location)
      }
    case .push?:
      push(&state, action)
    case nil:
      break
    }
    effect = effect.merge(with: base.reduce(into: &state, action: action))
    if let popping { projection.modify(&state, identities) { $0.pop(from: popping) } }
    if ephemeral.isPossible { endIfAnswered(&state, action) }
    return effect
  }

  /// Removes the element that the action is for if the action is an answer to it.
  private func endIfAnswered(_ state: inout State, _ action: Action) {
    guard case .element(let id, let answer)? = toStackAction.extract(from: action),
      read(&state, { isAnswer(answer, to: id, in: $0) })
    else { return }
    projection.modify(&state, identities) { $0.set(nil, at: id) }
  }

  private func isAnswer(
    _ action: ElementAction,
    to id: StackElementID,
    in stack: StackState<ElementState>
  ) -> Bool {
    var isAnswer = false
    _ = stack.visit(id) { isAnswer = ephemeral.isAnswer(action, $0) }
    return isAnswer
  }

  private func reduceElement(
    _ state: inout State,
    _ id: StackElementID,
    _ elementAction: ElementAction,
    _ action: Action
  ) -> Effect<Action> {
    let reduction = EffectfulReduction.running
    let outer = reduction?.enterPresentation()
    let effect = projection.modify(&state, identities) { stack in
      stack.modify(id, reader) { destination.reduce(into: &$0, action: elementAction) }
    }
    let route = reduction?.leavePresentation(to: outer)
    guard let effect else {
      RuntimeWarning.missingElement(id: id, action: action, sending: "an action", at: location)
      return .none
    }
    guard !effect.isNone else { return .none }
    let toStackAction = toStackAction
    return effect.map { toStackAction.embed(.element(id: id, action: $0)) }
      .scoped(
        projection.keyPath,
        .value(id),
        .element(id, of: projection, in: numbers),
        dismiss: toStackAction.embed(.popFrom(id: id)),
        route: route
      )
  }

  // NB: takes the element out of the action itself, so that a big one takes no stack space if none is pushed.
  private func push(_ state: inout State, _ action: Action) {
    guard case .push(let id, let element)? = toStackAction.extract(from: action) else { return }
    let generator = StackElementIDGenerator.current
    if read(&state, { $0.contains(id) }) {
      RuntimeWarning.presentElement(id: id, action: action, at: location)
      return
    }
    if DependencyValues._current.context == .test {
      if id.generation > generator.peek.generation {
        RuntimeWarning.unexpectedElementID(id: id, expected: generator.peek, action: action, at: location)
      } else if id == generator.peek {
        _ = generator.next()
      }
    }
    projection.modify(&state, identities) { $0.set(element, at: id) }
  }

  private func read<R>(_ state: inout State, _ body: (StackState<ElementState>) -> R) -> R {
    withUnsafePointer(to: &state) { projection.read($0) { body($0.pointee) } }
  }
}

/// The actions of a stack of a reducer's features: `StackActionOf<Path>`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
