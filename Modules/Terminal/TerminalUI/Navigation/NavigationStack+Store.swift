import ComposableArchitecture

extension NavigationStack {
  /// - Parameters:
  ///   - path: The stores of the screens above the root: `$store.scope(state: \.path, action: \.path)`.
  ///   - root: The screen at the bottom.
  ///   - destination: Returns the screen of a store.
  public init<State, Action, Bottom: View, Destination: View>(
    path: StorePath<State, Action>,
    @ViewBuilder root: () -> Bottom,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) where Root == PathView<Bottom, State, Action, Destination> {
    self.init { PathView(root: root(), path: path, destination: destination) }
  }
}
