/// Rows that belong together, below a headline.
public nonisolated struct Section<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  /// Whether the rows are shown; `nil` if they always are.
  private let isExpanded: Binding<Bool>?
  /// The value of `isExpanded` when the view around was evaluated, which follows it.
  private let isOpen: Bool

  private init(
    header: Header,
    content: Content,
    footer: Footer,
    isExpanded: Binding<Bool>? = nil,
    isOpen: Bool = true
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
    self.isOpen = isOpen
  }

  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The headline.
  ///   - footer: The line below the rows.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @MainActor public var body: some View {
    if !isEmpty(header) { headline.bold().layoutValue(key: GridSpan.self, value: true) }
    if isOpen { content }
    if !isEmpty(footer) { footer.foregroundStyle(.secondary).layoutValue(key: GridSpan.self, value: true) }
  }

  @MainActor @ViewBuilder private var headline: some View {
    if let isExpanded { DisclosureTitle(isExpanded: isExpanded, label: header) } else { header }
  }

  private func isEmpty(_ view: some View) -> Bool { view is EmptyView }

  @MainActor public func _collectRows(_ rows: inout _RowList) {
    var isFirst = true
    rows.changed { rows in
      rows.nested {
        guard !isEmpty(header) else { return }
        let (title, isSelectable) = (headline.bold().foregroundColor(.accentColor), isExpanded != nil)
        $0.changed({ $0.append(title, isSelectable: isSelectable) }) { $0.isMargin = true }
      }
      rows.nested { if isOpen { content._collectRows(&$0) } }
      rows.nested {
        guard !isEmpty(footer) else { return }
        $0.changed({ $0.append(footer.foregroundStyle(.secondary)) }) { $0.isMargin = true }
      }
    } _: { segment in
      segment.isInSection = true
      segment.startsSection = isFirst
      isFirst = false
    }
  }
}

extension Section where Footer == EmptyView {
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The headline.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown. Return on the headline changes it.
  ///   - content: The rows.
  ///   - header: The headline.
  @MainActor public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.init(
      header: header(),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded,
      isOpen: isExpanded.wrappedValue
    )
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  /// - Parameters:
  ///   - content: The rows.
  ///   - footer: The line below the rows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// - Parameters:
  ///   - title: The headline.
  ///   - content: The rows.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// - Parameters:
  ///   - title: The headline.
  ///   - isExpanded: Whether the rows are shown. Return on the headline changes it.
  ///   - content: The rows.
  @MainActor public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

nonisolated extension View {
  /// Adds actions to this section. They are rows below it.
  ///
  /// - Parameter content: The actions.
  @ViewBuilder public func sectionActions(@ViewBuilder content: () -> some View) -> some View {
    self
    content()
  }
}

// Forms of earlier years, which much code has.
extension Section {
  /// - Parameters:
  ///   - header: The headline.
  ///   - footer: The line below the rows.
  ///   - content: The rows.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// - Parameters:
  ///   - header: The headline.
  ///   - content: The rows.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Header == EmptyView {
  /// - Parameters:
  ///   - footer: The line below the rows.
  ///   - content: The rows.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}
