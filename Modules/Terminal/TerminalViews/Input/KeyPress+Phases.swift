extension KeyPress {
  /// The phases of key presses for which an action is performed.
  ///
  /// A terminal reports presses only. A held key is pressed again and again, and its release isn't reported.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    /// The repetition of a held key, which a terminal reports as another press.
    public static let `repeat` = Phases(rawValue: 2)
    /// The release of a key, which a terminal doesn't report.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
}
