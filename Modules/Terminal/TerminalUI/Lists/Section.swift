/// Rows that belong together, below a headline.
public struct Section<Header: View, Content: View>: View {
  let header: Header
  let content: Content

  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The headline.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  public var body: some View {
    header.bold()
    content
  }

  public func _collectRows(_ rows: inout _RowList) {
    rows.nested { $0.append(header.bold().foregroundColor(.accentColor)) }
    rows.nested { content._collectRows(&$0) }
  }
}

extension Section where Header == Text {
  /// - Parameters:
  ///   - title: The headline.
  ///   - content: The rows.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
