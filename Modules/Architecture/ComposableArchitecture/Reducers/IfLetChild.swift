import CasePaths

extension Reducer {
  /// Runs the reducer of an optional or a presented child while the child exists.
  ///
  /// It replaces the two functions of this name, for optional and for `@Presents` state, if the child's actions have
  /// case paths. See those for the details.
  ///
  /// - Parameters:
  ///   - toChildState: The key path of the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child's reducer.
  @inlinable
  public func ifLet<ChildState: _OptionalChildState, ChildAction: CasePathable, Child: Reducer>(
    _ toChildState: WritableKeyPath<State, ChildState>,
    action toChildAction: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState.Wrapped, ChildAction._Wrapped> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action>
  where
    Child.State == ChildState.Wrapped, Child.Action == ChildAction._Wrapped,
    ChildState._Wrapper == ChildAction._Wrapper
  {
    ifLetChild(toChildState, toChildAction, child(), _SourceLocation(fileID, filePath, line, column))
  }
}

extension Reducer {
  /// Runs the reducers of an enum, such as a destination, while one of its cases is presented. It also shows an alert
  /// or a dialog, which needs no reducer: an answer to it sets its state to `nil`.
  ///
  /// - Parameters:
  ///   - toChildState: The key path of the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  @inlinable
  public func ifLet<ChildState: _SelfReducingChildState>(
    _ toChildState: WritableKeyPath<State, ChildState>,
    action toChildAction: CaseKeyPath<Action, ChildState._ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ComposedReducer<State, Action> {
    let location = _SourceLocation(fileID, filePath, line, column)
    return ifLetChild(toChildState, toChildAction, ChildState.Wrapped._stateReducer, location)
  }

  @inlinable
  func ifLetChild<Child: Reducer>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    _ child: Child,
    _ location: _SourceLocation
  ) -> _ComposedReducer<State, Action> {
    // The actions of an optional child aren't wrapped. Those of any other holder are wrapped as presentation actions.
    if let state = state as? WritableKeyPath<State, Child.State?> {
      let action = certain(action, as: CaseKeyPath<Action, Child.Action>.self)
      return ifLet(state, AnyCasePath(action), child, location)
    }
    let state = certain(state, as: WritableKeyPath<State, PresentationState<Child.State>>.self)
    let action = certain(action, as: CaseKeyPath<Action, PresentationAction<Child.Action>>.self)
    return ifLet(state, AnyCasePath(action), child, location)
  }
}

/// State that determines its reducer: that of an enum of reducers, and alerts.
public protocol _SelfReducingState {
  /// The type of the reducer.
  associatedtype _StateReducer: Reducer where _StateReducer.State == Self
  /// The reducer.
  static var _stateReducer: _StateReducer { get }
}

extension CaseReducerState {
  @inlinable
  public static var _stateReducer: StateReducer.Body { StateReducer.body }
}

extension _SelfReducingState where Self: _EphemeralState {
  @inlinable
  public static var _stateReducer: EmptyReducer<Self, Action> { EmptyReducer() }
}

extension AlertState: _SelfReducingState {}
extension ConfirmationDialogState: _SelfReducingState {}

/// A holder of a child's state that determines the child's reducer.
public protocol _SelfReducingChildState: _OptionalChildState where Wrapped: _SelfReducingState {
  /// The child's actions, as the parent's case holds them.
  associatedtype _ChildAction
}

extension Optional: _SelfReducingChildState where Wrapped: _SelfReducingState {
  public typealias _ChildAction = Wrapped._StateReducer.Action
}

extension PresentationState: _SelfReducingChildState where State: _SelfReducingState {
  public typealias _ChildAction = PresentationAction<State._StateReducer.Action>
}

/// A holder of a child's state that may be missing: an optional, or a presentation.
///
/// If there were one function for each, the compiler would try both in each place of a long chain of `ifLet`s,
/// because the type of the state is known only at the end of the chain. Every further one would double the time. With
/// one function for both there is nothing to try.
public protocol _OptionalChildState<Wrapped> {
  /// The child's state.
  associatedtype Wrapped
  /// The wrapper of the child's actions.
  associatedtype _Wrapper
}

extension Optional: _OptionalChildState {
  public typealias _Wrapper = Never
}

extension PresentationState: _OptionalChildState {
  public typealias Wrapped = State
  public typealias _Wrapper = _Presenting
}
