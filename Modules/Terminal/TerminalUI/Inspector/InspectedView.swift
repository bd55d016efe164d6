import ComposableArchitecture

/// A screen with an inspector next to it. F12 opens and closes the inspector.
public struct InspectedView<State, Action, Content: View>: View {
  let inspector: Inspector<State, Action>
  let store: Store<State, Action>
  let content: @MainActor (Store<State, Action>) -> Content

  /// - Parameters:
  ///   - inspector: The inspector that observes the store's reducer.
  ///   - store: The store.
  ///   - content: Returns the screen of a store.
  public init(
    _ inspector: Inspector<State, Action>,
    store: Store<State, Action>,
    @ViewBuilder content: @escaping @MainActor (Store<State, Action>) -> Content
  ) {
    self.inspector = inspector
    self.store = store
    self.content = content
    inspector.connect(store)
  }

  public var body: some View {
    SplitView(isSplit: inspector.isOpen) {
      content(inspector.shown(store)).environment(\.isPast, inspector.travelled != nil)
    } pane: {
      if inspector.isOpen { InspectorPane(inspector: inspector) }
    }
    .commands {
      Button(inspector.isOpen ? "Close the inspector" : "Open the inspector") { inspector.toggle() }
        .keyboardShortcut(.function(12))
      if inspector.isOpen {
        Button("Travel back") { inspector.step(by: -1) }.keyboardShortcut("<")
        Button("Travel forward") { inspector.step(by: 1) }.keyboardShortcut(">")
        Button("Return to the present") { inspector.resume() }.keyboardShortcut(".")
        Button("Export the session") { inspector.exportEntries() }.keyboardShortcut("X")
      }
    }
  }
}
