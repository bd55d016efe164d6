/// A border around content that belongs together, with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// - Parameters:
  ///   - content: The content.
  ///   - label: The label. A text is shown in the top line of the border, any other view in a line below.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// - Parameters:
  ///   - label: The label.
  ///   - content: The content.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }

  @MainActor public var body: some View {
    if let style {
      let parts = GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))
      AnyView(any: style.makeBody(configuration: parts))
    } else {
      box
    }
  }

  private var box: some View {
    let title = (label as? Text)?.plain
    return VStack(alignment: .leading) {
      if title == nil { label }
      content
    }
    .frame(minWidth: title.map { TextWidth.of($0) + 4 }, alignment: .leading)
    .border(title: title)
  }
}

extension GroupBox where Label == EmptyView {
  /// - Parameter content: The content.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// - Parameters:
  ///   - title: The label.
  ///   - content: The content.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
