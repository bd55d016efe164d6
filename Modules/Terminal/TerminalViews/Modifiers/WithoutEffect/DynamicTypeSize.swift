/// The size of texts that the user has chosen. A terminal has its own size for all of them.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is a size for people that need large texts.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension EnvironmentValues {
  /// The size of texts: `large`, the default of other systems.
  public var dynamicTypeSize: DynamicTypeSize { .large }
}

nonisolated extension View {
  /// Sets the size of the texts in this view. It has no effect on a terminal.
  ///
  /// - Parameter size: The size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Limits the size of the texts in this view. It has no effect on a terminal.
  ///
  /// - Parameter range: The sizes.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }
}
