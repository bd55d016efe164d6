extension TabView where SelectionValue == Int {
  /// - Parameter content: The tabs. The first is selected until the user selects another.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
    name = ""
    accessory = nil
  }
}
