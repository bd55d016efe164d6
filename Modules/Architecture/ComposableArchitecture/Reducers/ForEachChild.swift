import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Runs a child's reducer on each row of a collection, or on each feature of a navigation stack.
  ///
  /// The child runs before this reducer. When a row is removed or a feature leaves the stack, its effects have been
  /// cancelled by the time `send` returns. An action for a missing child is reported as an issue. An action costs the
  /// same however many rows there are. Within a feature of a stack, `@Dependency(\.dismiss)` pops it.
  ///
  /// - Parameters:
  ///   - toChildrenState: The key path of the children.
  ///   - toChildrenAction: The case that holds the children's actions.
  ///   - child: The reducer of a child.
  @inlinable
  public func forEach<ChildrenState: _ChildrenState, ChildrenAction: _ChildrenAction, Child: Reducer>(
    _ toChildrenState: WritableKeyPath<State, ChildrenState>,
    action toChildrenAction: CaseKeyPath<Action, ChildrenAction>,
    @ReducerBuilder<ChildrenState.ChildState, ChildrenAction.ChildAction> element child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action>
  where
    Child.State == ChildrenState.ChildState, Child.Action == ChildrenAction.ChildAction,
    ChildrenState.Children == ChildrenAction.Children
  {
    let location = _SourceLocation(fileID, filePath, line, column)
    return forEachChild(toChildrenState, toChildrenAction, ChildrenAction._ID.self, child(), location)
  }
}

extension Reducer {
  /// Runs the reducers of an enum on each row of a collection, or on each feature of a navigation stack.
  ///
  /// - Parameters:
  ///   - toChildrenState: The key path of the children.
  ///   - toChildrenAction: The case that holds the children's actions.
  @inlinable
  public func forEach<ChildrenState: _ChildrenState, ChildrenAction: _ChildrenAction>(
    _ toChildrenState: WritableKeyPath<State, ChildrenState>,
    action toChildrenAction: CaseKeyPath<Action, ChildrenAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action>
  where
    ChildrenState.ChildState: CaseReducerState,
    ChildrenState.ChildState.StateReducer.Action == ChildrenAction.ChildAction,
    ChildrenState.Children == ChildrenAction.Children
  {
    let location = _SourceLocation(fileID, filePath, line, column)
    let child = ChildrenState.ChildState.StateReducer.body
    return forEachChild(toChildrenState, toChildrenAction, ChildrenAction._ID.self, child, location)
  }

  @inlinable
  func forEachChild<ID: Hashable & Sendable, Child: Reducer>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    _: ID.Type,
    _ child: Child,
    _ location: _SourceLocation
  ) -> _ComposedReducer<State, Action> {
    // The children are the features of a stack or the rows of an identified array, and so are those of the actions.
    if let state = state as? WritableKeyPath<State, StackState<Child.State>> {
      let action = certain(action, as: CaseKeyPath<Action, StackAction<Child.State, Child.Action>>.self)
      return forEach(state, AnyCasePath(action), child, location)
    }
    let state = certain(state, as: WritableKeyPath<State, IdentifiedArray<ID, Child.State>>.self)
    let action = certain(action, as: CaseKeyPath<Action, IdentifiedAction<ID, Child.Action>>.self)
    return forEach(state, AnyCasePath(action), child, location)
  }
}

/// A holder of the states of many children: rows or a stack. It exists for the same reason as ``_OptionalChildState``.
public protocol _ChildrenState<ChildState> {
  /// The state of a child.
  associatedtype ChildState
  /// The kind of collection.
  associatedtype Children
}

/// The actions of many children: of rows or of a stack.
public protocol _ChildrenAction<ChildAction> {
  /// An action of a child.
  associatedtype ChildAction
  /// The kind of collection that holds the children.
  associatedtype Children
  /// The identifiers of the children.
  associatedtype _ID: Hashable & Sendable
}

/// A mark for children that are the rows of a collection.
public enum _Rows<ID> {}

/// A mark for children that are the features of a stack.
public enum _Stack<State> {}

extension IdentifiedArray: _ChildrenState {
  public typealias ChildState = Element
  public typealias Children = _Rows<ID>
}

extension StackState: _ChildrenState {
  public typealias ChildState = Element
  public typealias Children = _Stack<Element>
}

extension IdentifiedAction: _ChildrenAction {
  public typealias ChildAction = Action
  public typealias Children = _Rows<ID>
  public typealias _ID = ID
}

extension StackAction: _ChildrenAction {
  public typealias ChildAction = Action
  public typealias Children = _Stack<State>
  public typealias _ID = StackElementID
}
