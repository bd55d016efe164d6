/// A screen of a ``TabView``, with its name in the bar and the value that selects it.
///
/// ```swift
/// TabView(selection: $screen) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   Tab("Search", systemImage: "magnifyingglass", value: .search) { SearchView() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  private init(value: Value?, content: Content, label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  /// - Parameters:
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab, which has no effect here.
  ///   - content: The screen.
  ///   - label: The name in the bar.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }

  public var body: some View { content }

  public func _collectRows(_ rows: inout _RowList) {
    rows.append(content, tag: value.map { AnyHashable($0) })
    rows.labelLast(AnyView(label))
  }

  /// Shows a number after the name in the bar; nothing for 0.
  ///
  /// - Parameter count: The number.
  public func badge(_ count: Int) -> Tab<Value, Content, some View> {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text after the name in the bar.
  ///
  /// - Parameter label: The text; `nil` for none.
  public func badge(_ label: Text?) -> Tab<Value, Content, some View> {
    let name = HStack {
      self.label
      if let label { label }
    }
    return Tab<Value, Content, _>(value: value, content: content, label: name)
  }
}

extension Tab where Label == TerminalViews.Label<Text, Image> {
  /// - Parameters:
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab, which names it.
  ///   - content: The screen.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) {
      TerminalViews.Label("Search", systemImage: "magnifyingglass")
    }
  }
}

extension Tab where Value == Never {
  /// - Parameters:
  ///   - role: The purpose of the tab, which has no effect here.
  ///   - content: The screen.
  ///   - label: The name in the bar.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == TerminalViews.Label<Text, Image> {
  /// - Parameters:
  ///   - title: The name in the bar.
  ///   - systemImage: The name of a symbol, such as `house`.
  ///   - value: The value that selects the tab.
  ///   - role: The purpose of the tab, which has no effect here.
  ///   - content: The screen.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == TerminalViews.Label<Text, Image> {
  /// - Parameters:
  ///   - title: The name in the bar.
  ///   - systemImage: The name of a symbol, such as `house`.
  ///   - role: The purpose of the tab, which has no effect here.
  ///   - content: The screen.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Label(title, systemImage: systemImage) }
  }
}
