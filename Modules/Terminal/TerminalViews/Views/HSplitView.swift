/// Views beside each other, with lines between them, which can't be moved.
public nonisolated struct HSplitView<Content: View>: View {
  let content: Content

  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { subviews in
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
          if index > 0 { Divider() }
          subview.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
  }
}
