import Foundation

/// A value with its label: the label at the left, the value at the right.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// - Parameters:
  ///   - content: The value.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    if let style {
      let parts = LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))
      AnyView(any: style.makeBody(configuration: parts))
    } else {
      HStack {
        VStack(alignment: .leading) { label }.foregroundStyle(.secondary)
        Spacer(minLength: 0)
        content
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// - Parameters:
  ///   - title: The label.
  ///   - content: The value.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The value.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// - Parameters:
  ///   - title: The label.
  ///   - value: The value.
  ///   - format: The format of the value.
  public init<Format: FormatStyle>(
    _ title: some StringProtocol,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
