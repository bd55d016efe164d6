/// The view that a transition changes.
public nonisolated struct PlaceholderContentView<Value>: View {
  let content: AnyView

  @MainActor public var body: some View { content }
}
