/// Tells whether the state of a child is still that of the same child.
enum ChildIdentity {
  /// The identity of `state`: that of an observable state, the `id` of an identifiable one, the case of an
  /// enum; states of other types are all the same child.
  static func of<State>(_ state: State) -> AnyHashable {
    if let state = state as? any ObservableState { return AnyHashable(state._$id) }
    if let state = state as? any Identifiable { return id(of: state) }
    let mirror = Mirror(reflecting: state)
    if mirror.displayStyle == .enum { return AnyHashable(mirror.children.first?.label ?? "\(state)") }
    return AnyHashable(ObjectIdentifier(State.self))
  }

  private static func id(of state: some Identifiable) -> AnyHashable { AnyHashable(state.id) }
}
