import CasePaths

extension Reducer {
  /// Runs a child's reducer on an optional part of the state while it is there.
  ///
  /// The child runs before this reducer. When the child's state becomes `nil`, or becomes that of another
  /// child, its effects are cancelled. An action for a child that is not there is reported as an issue.
  ///
  /// - Parameters:
  ///   - toWrappedState: Where the child's state lies.
  ///   - toWrappedAction: The case that holds the child's actions.
  ///   - wrapped: The child's reducer.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      toChildState: toWrappedState,
      toChildAction: AnyCasePath(toWrappedAction),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: ComposedReducer {
  public typealias State = Parent.State
  public typealias Action = Parent.Action
  public typealias Body = Never

  let parent: Parent
  let child: Child
  let toChildState: WritableKeyPath<Parent.State, Child.State?>
  let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  let location: SourceLocation

  public func _resolve() -> _ReducerNode<Parent.State, Parent.Action> {
    IfLetNode(
      parent: parent._resolve(),
      child: child._resolve(),
      projection: StateProjection(toChildState),
      toChildAction: toChildAction,
      location: location
    )
  }
}

final class IfLetNode<State, Action, ChildState, ChildAction>: _ReducerNode<State, Action> {
  private let parent: _ReducerNode<State, Action>
  private let child: _ReducerNode<ChildState, ChildAction>
  private let projection: StateProjection<State, ChildState?>
  private let toChildAction: AnyCasePath<Action, ChildAction>
  private let location: SourceLocation

  init(
    parent: _ReducerNode<State, Action>,
    child: _ReducerNode<ChildState, ChildAction>,
    projection: StateProjection<State, ChildState?>,
    toChildAction: AnyCasePath<Action, ChildAction>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.projection = projection
    self.toChildAction = toChildAction
    self.location = location
  }

  private func identity(in state: inout State) -> AnyHashable? {
    withUnsafePointer(to: &state) { projection.read($0) { $0.pointee.map(ChildIdentity.of) } }
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let identity = identity(in: &state)
    let scope = identity.map { EffectScope(location: projection.keyPath, identity: $0) }
    var effect = Effect<Action>.none
    if let childAction = toChildAction.extract(from: action) {
      if let scope {
        effect =
          projection.modify(&state) { child.reduceWrapped(&$0, childAction) }
          .embedded(in: toChildAction).scoped(scope, dismiss: nil)
      } else {
        Misuse.missingChild("ifLet", action: action, at: location)
      }
    }
    effect = effect.merged(with: parent.reduce(into: &state, action: action))
    if let scope, self.identity(in: &state) != identity {
      effect = effect.merged(with: Effect(operation: .cancelScope(scope)))
    }
    return effect
  }
}

extension _ReducerNode {
  /// Reduces in place what an optional holds.
  func reduceWrapped(_ state: inout State?, _ action: Action) -> Effect<Action> {
    guard state != nil else { return .none }
    return reduce(into: &state!, action: action)
  }
}

extension Effect {
  /// The effect as that of a child that can go away.
  func scoped(_ scope: EffectScope, dismiss: Action?) -> Self {
    isNone ? .none : Self(operation: .scoped(scope, dismiss: dismiss, self))
  }
}
