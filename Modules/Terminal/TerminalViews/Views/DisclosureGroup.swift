/// Content that is shown and hidden by pressing its title. It takes the available width.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isExpandedHere = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content
  @Environment(\.disclosureGroupStyle) private var style

  /// - Parameters:
  ///   - isExpanded: Whether the content is shown. Without it, the view keeps this itself, hidden at first.
  ///   - content: The content.
  ///   - label: The title.
  public init(
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    let isExpanded = isExpanded ?? $isExpandedHere
    if let style {
      let parts = DisclosureGroupStyleConfiguration(
        label: AnyView(label),
        content: AnyView(content),
        isExpanded: isExpanded
      )
      AnyView(any: style.makeBody(configuration: parts))
    } else {
      VStack(alignment: .leading) {
        DisclosureTitle(isExpanded: isExpanded, label: label)
        if isExpanded.wrappedValue {
          VStack(alignment: .leading) { content }.padding(.leading, 2)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension DisclosureGroup where Label == Text {
  /// - Parameters:
  ///   - title: The title.
  ///   - isExpanded: Whether the content is shown. Without it, the view keeps this itself, hidden at first.
  ///   - content: The content.
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The title of content that is shown and hidden by pressing it.
struct DisclosureTitle<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label

  var body: some View {
    let isExpanded = isExpanded
    AdjustableView(
      content: HStack {
        Text(isExpanded.wrappedValue ? "▾" : "▸").accessibilityHidden()
        label
      },
      role: isExpanded.wrappedValue ? "open" : "closed",
      adjust: { isExpanded.wrappedValue = $0 > 0 },
      press: { isExpanded.wrappedValue.toggle() }
    )
  }
}
