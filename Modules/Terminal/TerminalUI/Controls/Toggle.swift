import ComposableArchitecture

/// A control that switches between on and off.
public struct Toggle: View {
  let title: String
  let isOn: Binding<Bool>

  /// - Parameters:
  ///   - title: The title of the setting.
  ///   - isOn: Whether it is on.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.title = String(title)
    self.isOn = isOn
  }

  public var body: some View {
    AdjustableView(
      content: Text("\(isOn.wrappedValue ? "[x]" : "[ ]") \(title)"),
      adjust: { isOn.wrappedValue = $0 > 0 },
      press: { isOn.wrappedValue.toggle() }
    )
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}
