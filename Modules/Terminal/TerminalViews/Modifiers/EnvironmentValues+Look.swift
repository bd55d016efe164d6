extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// The text style that ``View/font(_:)`` sets.
  public var font: Font? {
    get { self[FontKey.self] }
    set {
      self[FontKey.self] = newValue
      guard let newValue else { return }
      var styling = TextStyling()
      styling.add(newValue)
      style = styling.applied(to: style)
    }
  }

  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// The size of controls that ``View/controlSize(_:)`` sets. All have one size on a terminal.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
