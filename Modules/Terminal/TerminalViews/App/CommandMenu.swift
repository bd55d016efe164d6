/// Buttons of the command palette with a title, which isn't shown.
public struct CommandMenu<Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - name: The title.
  ///   - content: The buttons.
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}
