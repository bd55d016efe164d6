import CasePaths
import IdentifiedCollections
import Platform

/// A location for effects of a child identified by an `AnyCasePath`. These paths can't be compared.
private struct ReflectedCase {
  subscript(number: UInt64) -> Void { () }

  static func location() -> AnyKeyPath { \ReflectedCase.[UniqueNumber.next()] }
}

@available(*, deprecated, message: "Use case key paths: 'Scope(state: \\.child, action: \\.child)'.")
extension Scope {
  /// Runs `child` on a property of the parent's state.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = _SourceLocation(fileID, filePath, line, column)
    self.init(.property(ScopePaths(toChildState, toChildAction)), child(), location)
  }

  /// Runs `child` on a case of the parent's state.
  public init<ChildState, ChildAction>(
    state toChildState: AnyCasePath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = _SourceLocation(fileID, filePath, line, column)
    self.init(.enumCase(toChildState, ReflectedCase.location(), toChildAction), child(), location)
  }
}

@available(*, deprecated, message: "Use case key paths: '.forEach(\\.rows, action: \\.rows)'.")
extension Reducer {
  /// Runs the reducer of a child on an optional part of the state if it isn't `nil`.
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    ifLet(toWrappedState, toWrappedAction, wrapped(), _SourceLocation(fileID, filePath, line, column))
  }

  /// Runs the reducer of a presented feature while it is presented.
  @_disfavoredOverload
  public func ifLet<ChildState, ChildAction, Destination: Reducer<ChildState, ChildAction>>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    ifLet(toPresentationState, toPresentationAction, destination(), .init(fileID, filePath, line, column))
  }

  /// Shows an alert or dialog, which has no reducer.
  @_disfavoredOverload
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    ifLet(toPresentationState, toPresentationAction, EmptyReducer(), .init(fileID, filePath, line, column))
  }

  /// Runs the reducer of a child on a case of the state.
  @_disfavoredOverload
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    let location = _SourceLocation(fileID, filePath, line, column)
    return ifCaseLet(toCaseState, ReflectedCase.location(), toCaseAction, caseReducer(), location)
  }

  /// Runs the reducer of a row on each row of a collection.
  @_disfavoredOverload
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    let toIdentifiedAction = AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>(
      embed: {
        switch $0 {
        case .element(let id, let action): toElementAction.embed((id, action))
        }
      },
      extract: { toElementAction.extract(from: $0).map { .element(id: $0, action: $1) } }
    )
    return forEach(toElementsState, toIdentifiedAction, element(), .init(fileID, filePath, line, column))
  }

  /// Runs the reducer of an element on each feature of a navigation stack.
  @_disfavoredOverload
  public func forEach<ElementState, ElementAction, Destination: Reducer<ElementState, ElementAction>>(
    _ toStackState: WritableKeyPath<State, StackState<ElementState>>,
    action toStackAction: AnyCasePath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    forEach(toStackState, toStackAction, destination(), _SourceLocation(fileID, filePath, line, column))
  }
}

@available(*, deprecated, message: "Use a case key path: 'BindingReducer(action: \\.view)'.")
extension BindingReducer {
  /// Carries out the changes among the actions in a case.
  public init(action toViewAction: AnyCasePath<Action, ViewAction>) {
    apply = { toViewAction.extract(from: $0)?.binding?.apply(to: &$1) }
  }
}
