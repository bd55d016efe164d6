/// The view that a transition changes.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  public var body: some View { content }
}
