/// A view with a background whose style the environment tells.
nonisolated struct StyledBackground<Content: View, Area: Shape>: View {
  let content: Content
  let shape: Area
  @Environment(\.backgroundStyle) private var style

  init(content: Content, shape: Area) { (self.content, self.shape) = (content, shape) }

  @MainActor var body: some View { content.background(style ?? AnyShapeStyle(.background), in: shape) }
}

extension EnvironmentValues {
  private enum BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The style of backgrounds that name none; `nil` for the screen's color.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
