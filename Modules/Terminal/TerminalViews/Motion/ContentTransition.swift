/// The way in which the content of a text changes in an animation.
public struct ContentTransition: Hashable, Sendable {
  /// Whether the text changes to another color step by step.
  let isInterpolated: Bool
  /// The number that the text shows.
  let value: Double?

  /// The text changes at once.
  public static let identity = ContentTransition(isInterpolated: false, value: nil)
  /// The text changes to another color step by step.
  public static let interpolate = ContentTransition(isInterpolated: true, value: nil)

  /// Changes a symbol at once.
  ///
  /// - Parameter effect: The movement of the symbol, which has no effect on a terminal.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .identity }

  /// Returns a transition of a number, which turns green when it grows and red when it shrinks, and fades.
  ///
  /// - Parameter value: The number that the text shows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(isInterpolated: true, value: value)
  }

  /// Returns a transition of a number that fades: whether it grows isn't known.
  ///
  /// - Parameter countsDown: Whether it becomes smaller, which has no effect.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }

  /// Returns the color of a change from one number to another; `nil` if there is none.
  static func color(from old: Double?, to new: Double?) -> Color? {
    guard let old, let new, old != new else { return nil }
    return new > old ? .green : .red
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  /// The way in which the content of texts changes in an animation.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the way in which the content of the texts in this view changes in an animation.
  ///
  /// - Parameter transition: The way.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
