// The colors for parameters that take any style: `fill(.blue.gradient)`.
extension ShapeStyle where Self == Color {
  /// The terminal's default text color.
  public static var primary: Color { .primary }
  /// The color of less important text.
  public static var secondary: Color { .secondary }
  /// The color of unimportant text, which a terminal draws as less important text.
  public static var tertiary: Color { .secondary }
  /// The color of the least important text, which a terminal draws as less important text.
  public static var quaternary: Color { .secondary }
  /// The color of emphasized elements, as ``View/tint(_:)`` sets it.
  public static var tint: Color { .accentColor }
  /// The terminal's default text color.
  public static var foreground: Color { .primary }
  /// The terminal's background.
  public static var background: Color { .backdrop }
  /// The background of the selected row; none on a terminal with few colors.
  public static var selection: Color { .selection }
  /// The color of lines between views.
  public static var separator: Color { .line }

  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var pink: Color { .pink }
  public static var purple: Color { .purple }
  public static var cyan: Color { .cyan }
  public static var indigo: Color { .indigo }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var brown: Color { .brown }
}
