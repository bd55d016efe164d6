import ComposableArchitecture

/// A property wrapper for making bindings to a store, or to any observable object: `$store.searchText`.
///
/// ```swift
/// struct SearchView: View {
///   @Bindable var store: StoreOf<Search>
///
///   var body: some View { TextField("Search", text: $store.query) }
/// }
/// ```
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  /// - Parameter wrappedValue: The store or the object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// - Parameter wrappedValue: The store or the object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Self { self }

  /// Returns a binding to a property of an observable object.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// Returns a binding to a property of the state. Writing to it sends a binding action.
  public subscript<State: ObservableState, Action: BindableAction, Member: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Member>
  ) -> Binding<Member> where Value == Store<State, Action>, Action.State == State {
    wrappedValue.binding(keyPath)
  }

  /// Returns a property of the state, to be turned into a binding that sends a specific action:
  /// `$store.selectedTab.sending(\.tabSelected)`.
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> BindableProperty<State, Action, Member> where Value == Store<State, Action> {
    BindableProperty(store: wrappedValue, keyPath: keyPath)
  }

  /// Returns a binding to the store of a presented feature. Setting it to `nil` dismisses the feature.
  ///
  /// - Parameters:
  ///   - state: The key path of the presented state.
  ///   - action: The case that contains its actions.
  ///   - fileID, filePath, line, column: The source location for an issue reported if nothing is dismissed.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let store = wrappedValue
    func presented() -> Store<ChildState, ChildAction>? {
      store.scope(state: state, action: action.appending(path: \.presented))
    }
    return Binding(
      get: { presented() },
      set: { new in
        guard new == nil, !store.isInvalid, let dismissed = presented() else { return }
        let isDone = store.reducesAtOnce
        store.send(action(.dismiss))
        guard isDone, presented() === dismissed else { return }
        reportIssue(
          """
          A binding at "\(fileID):\(line)" was set to "nil", but the store destination wasn't nil'd out.

          This usually means an "ifLet" has not been integrated with the reducer powering the store, and this \
          reducer is responsible for handling presentation actions.

          To fix this, ensure that "ifLet" is invoked from the reducer's "body":

              Reduce { state, action in
                // ...
              }
              .ifLet(…)

          And ensure that every parent reducer is integrated into the root reducer that powers the store.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    )
  }

  /// Returns the stores of a navigation stack.
  ///
  /// - Parameters:
  ///   - state: The key path of the stack.
  ///   - action: The case that contains its actions.
  ///   - fileID, filePath, line, column: The source location for an issue reported if nothing is popped.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StorePath<ElementState, ElementAction> where Value == Store<State, Action> {
    StorePath(
      wrappedValue,
      state: state,
      action: action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
