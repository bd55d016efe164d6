extension TabView where Content: TabContent {
  /// - Parameters:
  ///   - selection: The value of the selected tab.
  ///   - content: The tabs.
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    name = ""
    accessory = nil
  }
}
