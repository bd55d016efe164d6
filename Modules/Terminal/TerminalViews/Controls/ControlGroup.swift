/// Controls that belong together, in a row.
public struct ControlGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// - Parameters:
  ///   - content: The controls.
  ///   - label: The title, before them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  public var body: some View {
    HStack {
      label
      content
    }
  }
}

extension ControlGroup where Label == EmptyView {
  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension ControlGroup where Label == Text {
  /// - Parameters:
  ///   - title: The title, before the controls.
  ///   - content: The controls.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
