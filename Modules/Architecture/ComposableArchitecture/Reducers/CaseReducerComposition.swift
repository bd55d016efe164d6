import IdentifiedCollections

extension Reducer {
  /// Runs the reducers of an enum, such as a destination, while one of its cases is presented.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The presented state.
  ///   - toPresentationAction: The case that holds the presented feature's actions.
  ///   - fileID: The file of the call, as `Module/File.swift`.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  // See `_OptionalChildState`.
  @_disfavoredOverload
  @inlinable
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
    ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs the reducers of an enum while the state is there.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional state.
  ///   - toWrappedAction: The case that holds the actions of the enum.
  ///   - fileID: The file of the call, as `Module/File.swift`.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  // See `_OptionalChildState`.
  @_disfavoredOverload
  @inlinable
  public func ifLet<WrappedState: CaseReducerState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> where WrappedState.StateReducer.Action == WrappedAction {
    ifLet(
      toWrappedState,
      action: toWrappedAction,
      then: { WrappedState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs the reducers of an enum on each element of a collection.
  ///
  /// - Parameters:
  ///   - toElementsState: The elements.
  ///   - toElementAction: The case that holds the elements' actions.
  ///   - fileID: The file of the call, as `Module/File.swift`.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  // See `_OptionalChildState`.
  @_disfavoredOverload
  @inlinable
  public func forEach<ElementState: CaseReducerState, ElementAction, ID: Hashable & Sendable>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> where ElementState.StateReducer.Action == ElementAction {
    forEach(
      toElementsState,
      action: toElementAction,
      element: { ElementState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
