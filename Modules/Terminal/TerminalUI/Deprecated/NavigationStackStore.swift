import ComposableArchitecture

/// A navigation stack of features. The newer form is `NavigationStack(path: $store.scope(state:action:))`.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination
  private let path: StorePath<State, Action>

  /// - Parameters:
  ///   - store: The store of the stack: `store.scope(state: \.path, action: \.path)`.
  ///   - root: The screen at the bottom.
  ///   - destination: Returns the screen of a store.
  ///   - fileID, filePath, line, column: The source location for an issue reported if nothing is popped.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
    path = StorePath(
      store,
      state: \.self,
      action: \.self,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// - Parameters:
  ///   - store: The store of the stack: `store.scope(state: \.path, action: \.path)`.
  ///   - root: The screen at the bottom.
  ///   - destination: Returns the screen of a state, with a ``CaseLet`` for each case.
  ///   - fileID, filePath, line, column: The source location for an issue reported if nothing is popped.
  public init<Content: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Destination == SwitchStore<State, Action, Content> {
    self.init(
      store,
      root: root,
      destination: { SwitchStore($0, content: destination) },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  public var body: some View {
    WithViewStore(store, observe: \.ids) { _ in
      NavigationStack(path: path) {
        root
      } destination: {
        destination($0)
      }
    }
  }
}
