import CasePaths

/// A reducer that runs a child's reducer on a part of the parent's state, for the child's actions.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) { Profile() }
///   Reduce { state, action in … }
/// }
/// ```
///
/// The child runs before the reducers that follow it, so that a parent sees the child's changes. The child's state is
/// changed in place.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  public typealias State = ParentState
  public typealias Action = ParentAction
  public typealias Body = Never

  @usableFromInline
  enum Place {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>, AnyKeyPath)
  }

  @usableFromInline let toChildState: Place
  @usableFromInline let toChildAction: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let location: _SourceLocation

  /// Runs `child` on a property of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The key path of the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child's reducer.
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = _SourceLocation(fileID, filePath, line, column)
    self.init(.property(toChildState), action: AnyCasePath(toChildAction), child: child(), location: location)
  }

  /// Runs `child` on a property of the parent's state.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      toChildState,
      action: toChildAction,
      child: child,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs `child` on a case of the parent's state. An action for the child while the state is in another case
  /// is reported as an issue.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentState: CasePathable {
    let location = _SourceLocation(fileID, filePath, line, column)
    let toChildState = Place.enumCase(AnyCasePath(toChildState), toChildState)
    self.init(toChildState, action: AnyCasePath(toChildAction), child: child(), location: location)
  }

  @inlinable
  init(
    _ toChildState: Place,
    action toChildAction: AnyCasePath<ParentAction, Child.Action>,
    child: Child,
    location: _SourceLocation
  ) {
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.child = child
    self.location = location
  }

  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard case .property(let keyPath) = toChildState else {
      return _resolve().reduce(into: &state, action: action)
    }
    // Not resolved, because that costs more than the call: a body may be made for each call.
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    return child.reduce(into: &state[keyPath: keyPath], action: childAction)
      .embedded(in: toChildAction)
      .scoped(keyPath, 0, isPart: true, .part(StateProjection(keyPath)))
  }

  @inlinable
  public func _resolve() -> _ReducerNode<ParentState, ParentAction> {
    switch toChildState {
    case .property(let keyPath):
      _ReducerNode(
        projection: StateProjection(keyPath),
        toChildAction: toChildAction,
        child: child._resolve()
      )
    case .enumCase(let path, let keyPath):
      _ReducerNode(
        path: path,
        keyPath: keyPath,
        toChildAction: toChildAction,
        child: ChildNode(child),
        location: location
      )
    }
  }
}

extension _ReducerNode {
  /// Runs `child` on a part of the state.
  @inlinable
  init<ChildState, ChildAction>(
    projection: StateProjection<State, ChildState>,
    toChildAction: AnyCasePath<Action, ChildAction>,
    child: _ReducerNode<ChildState, ChildAction>
  ) {
    self.init { state, action in
      guard let childAction = toChildAction.extract(from: action) else { return .none }
      return projection.modify(&state) { child.reduce(into: &$0, action: childAction) }
        .embedded(in: toChildAction)
        .scoped(projection.keyPath, 0, isPart: true, .part(projection))
    }
  }

  /// Runs `child` on a case of the state.
  @inlinable
  init<ChildState, ChildAction>(
    path: AnyCasePath<State, ChildState>,
    keyPath: AnyKeyPath,
    toChildAction: AnyCasePath<Action, ChildAction>,
    child: ChildNode<ChildState, ChildAction>,
    location: _SourceLocation
  ) {
    let reader = ChildIdentityReader<ChildState>()
    self.init { state, action in
      guard let childAction = toChildAction.extract(from: action) else { return .none }
      var identity: ChildIdentity?
      let effect = modifyPayload(of: &state, at: path) { state in
        let effect = child.reduce(into: &state, action: childAction)
        identity = withUnsafePointer(to: &state) { reader.identity(of: $0) }
        return effect
      }
      guard let effect, let identity else {
        RuntimeWarning.wrongCase("A \"Scope\"", action: action, state: state, at: location)
        return .none
      }
      return effect.embedded(in: toChildAction)
        .scoped(keyPath, identity, isPart: true, reader.place(in: path, identity: identity))
    }
  }
}

extension Effect {
  @inlinable
  func embedded<Root>(in path: AnyCasePath<Root, Action>) -> Effect<Root> {
    if isNone { return .none }
    return map { path.embed($0) }
  }
}

/// Gives `body` the payload of an enum in place; `nil` if the enum is in another case.
///
/// The enum is taken apart and put together again. So nothing else refers to the payload while `body` changes it, and
/// no collection in it is copied.
@inlinable
func modifyPayload<Root, Value, R>(
  of root: inout Root,
  at path: AnyCasePath<Root, Value>,
  _ body: (inout Value) -> R
) -> R? {
  guard var value = path.extract(from: root) else { return nil }
  return withUnsafeMutablePointer(to: &root) { root in
    root.deinitialize(count: 1)
    defer { root.initialize(to: path.embed(value)) }
    return body(&value)
  }
}
