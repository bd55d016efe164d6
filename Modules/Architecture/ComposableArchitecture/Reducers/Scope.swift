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
    case property(ScopePaths<ParentState, ParentAction, Child.State, Child.Action>)
    case enumCase(
      AnyCasePath<ParentState, Child.State>,
      AnyKeyPath,
      AnyCasePath<ParentAction, Child.Action>
    )
  }

  @usableFromInline let place: Place
  @usableFromInline let child: Child
  @usableFromInline let location: _SourceLocation

  /// Runs `child` on a property of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The key path of the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child's reducer.
  @_disfavoredOverload
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
    self.init(.property(ScopePaths(toChildState, AnyCasePath(toChildAction))), child(), location)
  }

  /// Runs `child` on a property of the parent's state.
  @_disfavoredOverload
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
    let location = _SourceLocation(fileID, filePath, line, column)
    self.init(.property(ScopePaths(toChildState, AnyCasePath(toChildAction))), child(), location)
  }

  /// Runs `child` on a property of the parent's state. Literals such as `\.child` choose this initializer.
  // Swift creates a case key path with each evaluation, which is slow. It creates this kind of key path only once.
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: KeyPath<ParentAction.AllCasePaths, AnyCasePath<ParentAction, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentAction: CasePathable {
    self.init(.property(.cached(toChildState, toChildAction)), child(), .init(fileID, filePath, line, column))
  }

  /// Runs `child` on a property of the parent's state. Literals such as `\.child` choose this initializer.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: KeyPath<ParentAction.AllCasePaths, AnyCasePath<ParentAction, ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentAction: CasePathable {
    self.init(.property(.cached(toChildState, toChildAction)), child(), .init(fileID, filePath, line, column))
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
    let path = AnyCasePath(toChildState)
    self.init(.enumCase(path, toChildState, AnyCasePath(toChildAction)), child(), location)
  }

  @inlinable
  init(_ place: Place, _ child: Child, _ location: _SourceLocation) {
    self.place = place
    self.child = child
    self.location = location
  }

  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard case .property(let paths) = place else { return _resolve().reduce(into: &state, action: action) }
    // Not resolved, because that costs more than the call: a body may be made for each call.
    return paths.reduce(&state, action) { child.reduce(into: &$0, action: $1) }
  }

  @inlinable
  public func _resolve() -> _ReducerNode<ParentState, ParentAction> {
    switch place {
    case .property(let paths):
      let child = child._resolve()
      return _ReducerNode { paths.reduce(&$0, $1) { child.reduce(into: &$0, action: $1) } }
    case .enumCase(let path, let keyPath, let toChildAction):
      return _ReducerNode(
        parent: EmptyReducer()._resolve(),
        child: ChildNode(child),
        keyPath: keyPath,
        toChildState: path,
        toChildAction: toChildAction,
        isPart: true,
        location: location
      )
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
