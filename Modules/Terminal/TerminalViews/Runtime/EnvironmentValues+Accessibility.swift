extension EnvironmentValues {
  private enum VoiceOverKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum WithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a screen reader tells the app, as with `--accessible`.
  public internal(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether help for people with disabilities is on: that of a screen reader.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

  /// Whether colors alone tell nothing apart, because the terminal shows none or `NO_COLOR` is set.
  public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Whether nothing should be seen through other things, which it never is on a terminal: always `true`.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether the colors are inverted, which an app can't know on a terminal: always `false`.
  public var accessibilityInvertColors: Bool { false }

  /// Whether switches are used instead of keys, which an app can't know on a terminal: always `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// The length of the smallest thing that can be placed: one cell.
  public var pixelLength: Double { 1 }

  /// Whether the app may have several windows, which it can't on a terminal: always `false`.
  public var supportsMultipleWindows: Bool { false }

  /// Whether buttons have borders, which they have on a terminal: always `true`.
  public var accessibilityShowButtonShapes: Bool { true }
}
