/// A column of controls, in sections. It scrolls if it is taller than its area.
public nonisolated struct Form<Content: View>: View {
  let content: Content

  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    ScrollView {
      VStack(alignment: .leading) { content }
    }
    .environment(\.isInForm, true)
  }
}

extension EnvironmentValues {
  private enum IsInFormKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is in a form.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
}
