/// A color by its name in UIKit, for `Color(.systemBackground)`. Here it is the color of the theme with the same purpose.
public struct UIColor: Hashable, Sendable {
  let color: Color

  public static let label = UIColor(color: .primary)
  public static let secondaryLabel = UIColor(color: .secondary)
  public static let tertiaryLabel = UIColor(color: .secondary)
  public static let quaternaryLabel = UIColor(color: .secondary)
  public static let placeholderText = UIColor(color: .secondary)
  public static let link = UIColor(color: .accentColor)
  public static let tintColor = UIColor(color: .accentColor)
  public static let separator = UIColor(color: .line)
  public static let opaqueSeparator = UIColor(color: .line)
  public static let systemBackground = UIColor(color: .backdrop)
  public static let systemGroupedBackground = UIColor(color: .backdrop)
  public static let secondarySystemBackground = UIColor(color: .bar)
  public static let tertiarySystemBackground = UIColor(color: .bar)
  public static let secondarySystemGroupedBackground = UIColor(color: .bar)
  public static let tertiarySystemGroupedBackground = UIColor(color: .bar)
  public static let systemFill = UIColor(color: .bar)
  public static let secondarySystemFill = UIColor(color: .bar)
  public static let tertiarySystemFill = UIColor(color: .bar)
  public static let quaternarySystemFill = UIColor(color: .bar)
  public static let systemGray3 = UIColor(color: .bar)
  public static let systemGray4 = UIColor(color: .bar)
  public static let systemGray5 = UIColor(color: .bar)
  public static let systemGray6 = UIColor(color: .bar)
  public static let systemGray = UIColor(color: .gray)
  public static let systemGray2 = UIColor(color: .gray)
  public static let systemRed = UIColor(color: .red)
  public static let systemGreen = UIColor(color: .green)
  public static let systemBlue = UIColor(color: .blue)
  public static let systemOrange = UIColor(color: .orange)
  public static let systemYellow = UIColor(color: .yellow)
  public static let systemPink = UIColor(color: .pink)
  public static let systemPurple = UIColor(color: .purple)
  public static let systemTeal = UIColor(color: .teal)
  public static let systemIndigo = UIColor(color: .indigo)
  public static let systemBrown = UIColor(color: .brown)
  public static let systemMint = UIColor(color: .mint)
  public static let systemCyan = UIColor(color: .cyan)
}

extension Color {
  /// Creates the color of the theme with the purpose of one of UIKit's.
  ///
  /// - Parameter color: The color's name.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// Creates the color of the theme with the purpose of one of UIKit's.
  ///
  /// - Parameter uiColor: The color's name.
  public init(uiColor: UIColor) { self = uiColor.color }
}
