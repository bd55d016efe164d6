import TerminalViews

/// Shows its content. Code for systems without observation needs it: there, a view follows only what is read in it. Here,
/// each view follows all that it reads, so this adds nothing.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// - Parameter content: Returns the view.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public var body: some View { content() }
}
