import ComposableArchitecture

/// The screens of a navigation stack.
public struct PathView<Bottom: View, State, Action, Destination: View>: View {
  let root: Bottom
  let path: StorePath<State, Action>
  let destination: @MainActor (Store<State, Action>) -> Destination

  public var body: some View {
    LevelsView(
      root: root,
      levels: path.stores().map { store in (ObjectIdentifier(store), AnyView(destination(store))) },
      pop: path.pop
    )
  }
}
