/// A control that switches between on and off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  /// - Parameters:
  ///   - isOn: Whether the setting is on.
  ///   - label: The title of the setting.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    if let style {
      AnyView(any: style.makeBody(configuration: ToggleStyleConfiguration(label: AnyView(label), isOn: isOn)))
    } else {
      ToggleBox(isOn: isOn, label: label)
    }
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension Toggle where Label == Text {
  /// - Parameters:
  ///   - title: The title of the setting.
  ///   - isOn: Whether the setting is on.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TerminalViews.Label<Text, Image> {
  /// - Parameters:
  ///   - title: The title of the setting.
  ///   - systemImage: The name of a symbol, such as `bell`.
  ///   - isOn: Whether the setting is on.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalViews.Label(title, systemImage: systemImage) }
  }
}

/// A box that is checked while a setting is on, and its title.
struct ToggleBox<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.closeMenuAfterAction) private var closeMenu

  var body: some View {
    let closeMenu = closeMenu
    AdjustableView(
      content: HStack {
        Text(isOn.wrappedValue ? "[x]" : "[ ]")
        if !labelsHidden { VStack(alignment: .leading) { label } }
      },
      role: "toggle, \(isOn.wrappedValue ? "on" : "off")",
      adjust: { isOn.wrappedValue = $0 > 0 },
      press: {
        closeMenu?()
        isOn.wrappedValue.toggle()
      }
    )
  }
}
