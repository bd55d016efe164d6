extension TabView {
  /// - Parameters:
  ///   - name: The name of the app, shown before the tabs if there is room.
  ///   - selection: The tag of the selected tab.
  ///   - content: The tabs.
  ///   - accessory: The view at the right of the bar, if there is room.
  public init(
    _ name: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder accessory: () -> some View
  ) {
    self.selection = selection
    self.content = content()
    self.name = name
    self.accessory = AnyView(accessory())
  }
}
