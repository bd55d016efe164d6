/// The older name of a ``NavigationStack``. It has one view.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// - Parameter content: The first screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}
