import Foundation

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

  private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  /// The space between lines of text that ``View/lineSpacing(_:)`` sets. There is none on a terminal.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  /// The size of symbols that ``View/imageScale(_:)`` sets. All have one size on a terminal.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The weight of texts that the user has chosen, which an app can't know on a terminal: always `regular`.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// The contrast that the user has chosen, which an app can't know on a terminal: always `standard`.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
