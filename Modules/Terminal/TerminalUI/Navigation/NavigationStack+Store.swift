import ComposableArchitecture

extension NavigationStack {
  /// - Parameters:
  ///   - path: The stores of the screens above the root: `$store.scope(state: \.path, action: \.path)`.
  ///   - root: The screen at the bottom.
  ///   - destination: Returns the screen of a store.
  public init<State, Action, Destination: View>(
    path: StorePath<State, Action>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) {
    self.init(
      root: root(),
      path: StackPath(
        screens: {
          path.elements().map { element in
            // An element that is replaced by another one, of the same ID, has another store.
            let id = ElementIdentity(id: element.id, store: ObjectIdentifier(element.store))
            return (id: AnyHashable(id), view: AnyView(destination(element.store)))
          }
        },
        push: { if let state = $0 as? State { path.push(state) } },
        removeLast: path.pop
      )
    )
  }
}

private struct ElementIdentity: Hashable {
  let id: StackElementID
  let store: ObjectIdentifier
}
