import ComposableArchitecture

/// A property wrapper for making bindings to a store: `$store.searchText`.
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

  /// - Parameter wrappedValue: The store.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Self { self }

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
    let store = wrappedValue
    return StorePath(
      stores: { Array(store.scope(state: state, action: action)) },
      pop: {
        guard !store.isInvalid, let last = store.withState({ $0[keyPath: state].ids.last }) else { return }
        let isDone = store.reducesAtOnce
        store.send(action(.popFrom(id: last)))
        guard isDone, store.withState({ $0[keyPath: state].ids.last }) == last else { return }
        reportIssue(
          """
          A navigation stack at "\(fileID):\(line)" popped its top element, but the element is still in the state.

          This usually means a "forEach" has not been integrated with the reducer powering the store, and this \
          reducer is responsible for handling stack actions.

          To fix this, ensure that "forEach" is invoked from the reducer's "body":

              Reduce { state, action in
                // ...
              }
              .forEach(\\.path, action: \\.path) {
                Path()
              }

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
}

/// A property of a store's state that can be turned into a binding.
@MainActor
public struct BindableProperty<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// Returns a binding to the property. Writing to it sends an action.
  ///
  /// - Parameter action: The case of the action, which contains the new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let keyPath = keyPath
    return store.binding(get: { $0[keyPath: keyPath] }, send: { action($0) })
  }
}

/// The stores of the features in a navigation stack, from the bottom to the top.
@MainActor
public struct StorePath<State, Action> {
  let stores: @MainActor () -> [Store<State, Action>]
  let pop: @MainActor () -> Void
}

/// A view of a part of a store's state. It is evaluated again when that part has changed.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  let make: @MainActor () -> ViewStore<ViewState, ViewAction>
  let identity: ObjectIdentifier
  let content: @MainActor (ViewStore<ViewState, ViewAction>) -> Content

  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - isDuplicate: Returns whether two values look the same.
  ///   - content: Returns the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool,
    @ViewBuilder content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    make = { ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate) }
    identity = ObjectIdentifier(store)
    self.content = content
  }

  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - content: Returns the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (State) -> ViewState,
    @ViewBuilder content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { WithViewStoreNode(self, context) }
}

private final class WithViewStoreNode<ViewState, ViewAction, Content: View>: _Node<
  WithViewStore<ViewState, ViewAction, Content>
>
{
  private var viewStore: ViewStore<ViewState, ViewAction>
  private var child: _Node<RowContent<Content>>?

  override init(_ view: WithViewStore<ViewState, ViewAction, Content>, _ context: _NodeContext) {
    viewStore = view.make()
    super.init(view, context)
    child = row._makeNode(self.context)
  }

  private var row: RowContent<Content> {
    RowContent { [content = view.content, viewStore] in content(viewStore) }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override func appendLayoutNodes(_ nodes: inout [_AnyNode]) { child?.appendLayoutNodes(&nodes) }

  override func update(
    _ view: WithViewStore<ViewState, ViewAction, Content>,
    _ environment: EnvironmentValues
  ) {
    if view.identity != self.view.identity { viewStore = view.make() }
    super.update(view, environment)
    child?.update(row, environment)
  }

  override func measure(_ proposal: ProposedSize) -> Size { child?.sizeThatFits(proposal) ?? .zero }
  override func place(in rect: Rect) {
    super.place(in: rect)
    child?.place(in: rect)
  }
  override func paint(_ canvas: Canvas) { child?.paint(canvas) }
}
