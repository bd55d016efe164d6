/// Buttons of a toolbar that are in the command palette. Those of SwiftUI are a menu of the title.
public nonisolated struct ToolbarTitleMenu<Content: View>: View {
  let content: Content

  /// - Parameter content: The buttons.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { ToolbarItem(placement: .secondaryAction) { content } }
}
