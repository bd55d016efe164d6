import Foundation

/// The direction in which a language is written. A terminal lays out from left to right.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As English.
  case leftToRight
  /// As Arabic and Hebrew.
  case rightToLeft
}

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  /// The direction in which the language is written. Setting it has no effect on the layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// The number of pixels per point, which is 1: a terminal has cells.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Mirrors this view where the language is written from right to left. It has no effect on a terminal.
  ///
  /// - Parameter enabled: Whether it does.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
