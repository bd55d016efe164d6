/// Tabs that belong together. Their bar doesn't show that they do.
public struct TabSection<Value: Hashable, Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - title: The name of the tabs, which isn't shown.
  ///   - content: The tabs.
  public init(_ title: some StringProtocol, @TabContentBuilder<Value> content: () -> Content) {
    self.content = content()
  }

  /// - Parameter content: The tabs.
  public init(@TabContentBuilder<Value> content: () -> Content) { self.content = content() }

  public var body: some View { content }

  public func _collectRows(_ rows: inout _RowList) { rows.nested { content._collectRows(&$0) } }
}
