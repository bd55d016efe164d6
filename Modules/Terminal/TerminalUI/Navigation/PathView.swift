import ComposableArchitecture

/// The screens of a navigation stack.
public struct PathView<Bottom: View, State, Action, Destination: View>: View {
  let root: Bottom
  let path: StorePath<State, Action>
  let destination: (Store<State, Action>) -> Destination
  @TerminalUI.State private var pusher = PathPusher()

  init(
    root: Bottom,
    path: StorePath<State, Action>,
    destination: @escaping (Store<State, Action>) -> Destination
  ) {
    self.root = root
    self.path = path
    self.destination = destination
  }

  public var body: some View {
    let (path, pusher) = (path, pusher)
    pusher.push = { if let state = $0 as? State { path.push(state) } }
    return root.screens(
      above: path.stores().map { store in
        (AnyHashable(ObjectIdentifier(store)), AnyView(destination(store)))
      },
      pop: path.pop
    )
    .environment(\.pathPusher, pusher)
  }
}
