/// The look of a toggle with a box before its label, as there are no switches on a terminal.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// - Parameter tint: The color of what is emphasized.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggleStyle().makeBody(configuration: configuration).tint(tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A box before the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
