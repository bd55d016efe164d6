/// The kinds of a view for a screen reader. It has no effect on a terminal.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let isKeyboardKey = AccessibilityTraits(bit: 6)
  public static let isStaticText = AccessibilityTraits(bit: 7)
  public static let isSummaryElement = AccessibilityTraits(bit: 8)
  public static let isModal = AccessibilityTraits(bit: 9)
  public static let isToggle = AccessibilityTraits(bit: 10)
  public static let updatesFrequently = AccessibilityTraits(bit: 11)
}
