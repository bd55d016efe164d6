/// Rows that belong together, below a headline.
public struct Section<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer

  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The headline.
  ///   - footer: The line below the rows.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public var body: some View {
    if !isEmpty(header) { header.bold() }
    content
    if !isEmpty(footer) { footer.foregroundStyle(.secondary) }
  }

  private func isEmpty(_ view: some View) -> Bool { view is EmptyView }

  public func _collectRows(_ rows: inout _RowList) {
    var isFirst = true
    rows.changed { rows in
      rows.nested { if !isEmpty(header) { $0.append(header.bold().foregroundColor(.accentColor)) } }
      rows.nested { content._collectRows(&$0) }
      rows.nested { if !isEmpty(footer) { $0.append(footer.foregroundStyle(.secondary)) } }
    } _: { segment in
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
}
