import ComposableArchitecture

/// Views that follow whether a child of a presentation is there.
struct PresentedChildView<ParentState, ParentAction, State, Action, Content: View>: View {
  /// The store of the presentation.
  let store: Store<PresentationState<ParentState>, PresentationAction<ParentAction>>
  /// Returns the state of the child.
  let toState: (ParentState) -> State?
  /// Embeds an action of the child.
  let fromAction: (Action) -> ParentAction
  /// Returns the views. They get the store of the child, and set it to `nil` to dismiss the child.
  let content: (Binding<Store<State, Action>?>) -> Content
  @TerminalUI.State private var kept = KeptChild<ParentState, ParentAction, State, Action>()

  var body: some View {
    WithViewStore(store, observe: { $0.wrappedValue.flatMap(toState) != nil }) { isPresented in
      content(
        Binding(
          get: {
            // Observes the presence. The store itself is read, because it may have changed since.
            _ = isPresented.state
            return child()
          },
          set: { if $0 == nil, !store.isInvalid, child() != nil { store.send(.dismiss) } }
        )
      )
    }
  }

  private func child() -> Store<State, Action>? {
    kept.child(of: store.scope(state: \.wrappedValue, action: \.presented), toState, fromAction)
  }
}
