import ComposableArchitecture

/// Views of a feature whose state is an enum, with a ``CaseLet`` for each case. The newer form is `switch store.case`.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: (State) -> Content

  /// - Parameters:
  ///   - store: The store.
  ///   - content: Returns the views of a case. It gets the state with which the case began.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { MirroredCase($0)?.name == MirroredCase($1)?.name }
    ) { viewStore in
      content(viewStore.state).environment(\.switchedStore, store)
    }
  }
}

extension EnvironmentValues {
  /// The store of the ``SwitchStore`` around a view.
  @Entry var switchedStore: AnyObject?
}
