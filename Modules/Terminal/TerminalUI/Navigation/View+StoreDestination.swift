import ComposableArchitecture

extension View {
  /// Shows other views instead of this one while there is an item. Escape sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item: `$store.scope(state: \.detail, action: \.detail)`.
  ///   - destination: Returns the views.
  public func navigationDestination<State, Action>(
    item: Binding<Store<State, Action>?>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> some View
  ) -> some View {
    navigationDestination(item: item, id: { ObjectIdentifier($0) }, destination: destination)
  }
}
